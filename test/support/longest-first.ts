import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Small files that take long: begun last, they would keep the whole run waiting while other processors are idle. */
const LONGEST = ['server/bots', 'server/watchdog', 'chaos/one-node', 'chaos/two-nodes', 'components/tapping', 'components/boards'];

/** The order in which files start when no earlier run has measured them: these first, then the largest. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification): boolean => LONGEST.some((name) => moduleId.endsWith(`/${name}.test.ts`));
    const order = (file: TestSpecification): number => file.project.config.sequence.groupOrder * 2 + (isLong(file) ? 0 : 1);
    return sorted.toSorted((a, b) => order(a) - order(b));
  }
}
