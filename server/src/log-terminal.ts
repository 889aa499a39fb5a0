import type { DestinationStream } from 'pino';
import pretty from 'pino-pretty';

interface RequestLine {
  readonly req?: { readonly method: string; readonly url: string };
  readonly res?: { readonly statusCode: number };
  readonly responseTime?: number;
}

/** The log as a person reads it at a terminal: one coloured sentence a line. A pipe gets lines of JSON. */
export function terminalLog(): DestinationStream {
  return pretty({
    translateTime: 'SYS:HH:MM:ss',
    ignore: 'pid,hostname,req,res,responseTime',
    singleLine: true,
    // In order with the addresses that are printed beside it.
    sync: true,
    messageFormat: (line, key) => {
      const { req, res, responseTime } = line as RequestLine;
      return req && res ? `${req.method} ${req.url}: ${res.statusCode} in ${responseTime} ms` : String(line[key]);
    },
  });
}
