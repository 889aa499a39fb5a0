import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';

/** Lines of one kind that are written in a second. Requests are worth a line each, until there are too many to read. */
const LINES = { warn: 1, info: 50 } as const;
const WARN = 40;
const SECOND = 1_000;

type Write = (this: Logger, args: unknown[]) => void;

/** What was said of one kind in this second. */
interface Kind {
  written: number;
  leftOut: number;
  /** Writes the newest line that was left out, with how many others were. */
  summary: () => void;
}

/**
 * A log that nobody can fill: of each kind of line, which is its level and its message, so many are written in a second. The others
 * are counted, and the newest of them is written when the second is over, with `leftOut`, the number of all that were not.
 */
export function openLog(level: string, stream?: DestinationStream): Logger {
  const kinds = new Map<string, Kind>();
  const logMethod: NonNullable<LoggerOptions['hooks']>['logMethod'] = function (args, method, severity) {
    const write = (fields: readonly unknown[]): void => (method as unknown as Write).apply(this, [...fields] as never);
    const name = `${severity} ${args.find((each) => typeof each === 'string')}`;
    const kind = kinds.get(name) ?? begin(kinds, name);
    if (kind.written < (severity >= WARN ? LINES.warn : LINES.info)) {
      kind.written++;
      return write(args);
    }
    kind.leftOut++;
    const [first, ...rest] = args;
    kind.summary = () =>
      write(typeof first === 'object' ? [{ ...first, leftOut: kind.leftOut }, ...rest] : [{ leftOut: kind.leftOut }, ...args]);
  };
  const options = { level, hooks: { logMethod } };
  return stream ? pino(options, stream) : pino(options);
}

/** Opens the second of a kind of line; while there are more than may be written, one second follows the other. */
function begin(kinds: Map<string, Kind>, name: string): Kind {
  const kind: Kind = { written: 0, leftOut: 0, summary: () => undefined };
  kinds.set(name, kind);
  const close = (): void => {
    if (kind.leftOut === 0) {
      kinds.delete(name);
      return;
    }
    kind.summary();
    Object.assign(kind, { written: 1, leftOut: 0 });
    setTimeout(close, SECOND).unref();
  };
  setTimeout(close, SECOND).unref();
  return kind;
}
