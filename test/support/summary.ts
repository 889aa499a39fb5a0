import type { Reporter, TestModule } from 'vitest/node';

/** How many of the slowest files are named. */
const SLOWEST = 10;

interface Project {
  readonly from: number;
  to: number;
  tests: number;
}

/**
 * Prints at the end of a run how long each project took, which files took longest, and finally how many tests passed
 * and failed.
 */
export class Summary implements Reporter {
  readonly #projects = new Map<string, Project>();
  readonly #started = new Map<string, number>();
  readonly #files: { readonly name: string; readonly seconds: number }[] = [];

  onTestModuleQueued({ moduleId, project: { name } }: TestModule): void {
    const now = performance.now();
    this.#started.set(moduleId, now);
    if (!this.#projects.has(name)) this.#projects.set(name, { from: now, to: now, tests: 0 });
  }

  onTestModuleEnd(module: TestModule): void {
    const now = performance.now();
    const project = this.#projects.get(module.project.name);
    if (project) {
      project.to = now;
      project.tests += [...module.children.allTests()].length;
    }
    this.#files.push({ name: module.relativeModuleId, seconds: (now - (this.#started.get(module.moduleId) ?? now)) / 1000 });
  }

  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    const lines = [...this.#projects].map(([name, { from, to, tests }]) => row(name, `${tests} tests`, (to - from) / 1000));
    const slowest = this.#files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
    lines.push('The slowest files:', ...slowest.map(({ name, seconds }) => row(name, '', seconds)));
    const states = modules.flatMap((module) => [...module.children.allTests()].map((test) => test.result().state));
    // A file that cannot be loaded, and an error outside every test, are failures too.
    const broken = modules.flatMap((module) => module.errors()).length + unhandledErrors.length;
    const failed = states.filter((state) => state === 'failed').length + broken;
    const passed = states.filter((state) => state === 'passed').length;
    lines.push('', `${passed} passed, ${failed} failed`);
    if (passed + failed === 0) {
      lines.push('No test has such a name, or none of those in this sample: TEST_SCALE=full takes all cases.');
      process.exitCode = 1;
    }
    process.stdout.write(`\n${lines.join('\n')}\n`);
  }
}

function row(name: string, what: string, seconds: number): string {
  return `  ${name.padEnd(45)} ${what.padStart(12)} ${seconds.toFixed(1).padStart(7)} s`;
}
