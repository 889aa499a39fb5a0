import { resolve } from 'node:path';
import type { Config } from './config.ts';
import { CannotOpen } from './store/cannot-open.ts';

/** Errors of connecting to a database, and codes with which Postgres refuses a connection: a wrong password, a missing role or database. */
const UNREACHABLE = /^(ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|28...|3D000|57P03)$/;
/** Errors of a folder or file that cannot be created or written. */
const UNWRITABLE = /^(EACCES|EPERM|EROFS|ENOTDIR|EEXIST|ENOSPC|SQLITE_CANTOPEN|SQLITE_READONLY\w*|SQLITE_PERM|SQLITE_FULL)$/;

/** Why the server cannot start and what the operator can do about it, in two sentences. Null if they can do nothing. */
export function whyNot(error: unknown, config: Config): string | null {
  if (error instanceof CannotOpen) return error.message;
  if (!(error instanceof Error)) return null;
  const { code = '', syscall } = error as NodeJS.ErrnoException;
  const { host, port, dataDir, databaseUrl } = config;
  if (syscall === 'listen' || (syscall === 'getaddrinfo' && (error as { hostname?: string }).hostname === host)) {
    if (code === 'EADDRINUSE')
      return `Port ${port} is in use by another program. Stop that one, or choose another: PORT=${port + 1} npm start`;
    if (code === 'EACCES') return `Only an administrator may open port ${port}. Choose one above 1023: PORT=3000 npm start`;
    return `This machine has no address ${host}. HOST must be one that it has, or 0.0.0.0 for all of them.`;
  }
  if (databaseUrl !== null && (UNREACHABLE.test(code) || error.message.includes('timeout'))) {
    return `The database at ${placeOf(databaseUrl)} cannot be reached: ${error.message || code}. Start it, or correct DATABASE_URL.`;
  }
  if (databaseUrl === null && UNWRITABLE.test(code)) {
    return `The folder ${resolve(dataDir)} cannot be written (${code}). Make it writable, or choose another: DATA_DIR=/some/folder npm start`;
  }
  return null;
}

/** Host, port and name of a database, without the secrets in its address. */
function placeOf(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl);
  return host + pathname;
}
