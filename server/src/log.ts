import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';

/** Lines of one kind that are written in a second. Each request is worth a line until there are too many to read. */
const LINES = { warn: 1, info: 50 } as const;
const WARN = 40;
const SECOND = 1_000;

type Write = (this: Logger, args: unknown[]) => void;

/** Lines of one kind in the current second. */
interface Kind {
  written: number;
  leftOut: number;
  /** Writes the newest suppressed line, with the number of the others. */
  summary: () => void;
}

/**
 * A log that cannot be flooded: of each kind of line (level and message) only this many are written in a second. The rest are counted, and at
 * the end of the second the newest of them is written with `leftOut`, their number.
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

/** Opens the second of a kind of line; seconds follow one another while too many lines come. */
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
