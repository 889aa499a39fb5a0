import { readConfig } from './config.ts';
import { openLog } from './log.ts';
import { rebuildRatings } from './ratings/rebuild.ts';
import { CannotOpen } from './store/cannot-open.ts';
import { openStore } from './store/open.ts';

/** `npm run ratings -- rebuild`: recomputes the ratings from the log. */
if (process.argv.slice(2).join() !== 'rebuild') {
  process.stderr.write('npm run ratings -- rebuild\n  works the list of ratings out again from the log\n');
  process.exit(2);
}
try {
  const config = readConfig(process.env);
  const log = openLog(config.logLevel);
  const store = await openStore(config, log);
  const { duels, ratings } = await rebuildRatings(store, log);
  await store.close();
  process.stdout.write(`${duels} duels make ${ratings} ratings.\n`);
} catch (error) {
  if (!(error instanceof CannotOpen)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
