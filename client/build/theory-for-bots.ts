import type { Plugin } from 'vite';

/** The games, and by which modules bots come to them. */
const TWICE = /\/shared\/src\/(?:games\/[^/]+|catalogue\/(?:read|registry)|bot\/tasks)\.ts$/;
/** At the end of the id of a module that is for bots. */
export const FOR_BOTS = '?for-bots';

/**
 * Where most of what is loaded has games without their theory, bots have copies with it. They are small: theories and all that games are made of are modules
 * of their own.
 */
export function theoryForBots(bots: string): Plugin {
  return {
    name: 'theory-for-bots',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (importer !== bots && !importer?.endsWith(FOR_BOTS)) return null;
      const found = await this.resolve(source, importer.replace(FOR_BOTS, ''), { skipSelf: true });
      return found && TWICE.test(found.id) ? { ...found, id: found.id + FOR_BOTS } : found;
    },
  };
}
