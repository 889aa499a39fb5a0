import { type Expression, sql } from 'kysely';
import type { Kind } from './tables.ts';

export type Dialect = 'sqlite' | 'postgres';

/** Anything that knows its database dialect. */
interface Speaking {
  readonly dialect: Dialect;
}

/** The name of each column type. Strict tables of SQLite know no others. */
export const COLUMN_TYPES: Readonly<Record<Dialect, Readonly<Record<Kind, string>>>> = {
  sqlite: { player: 'text', text: 'text', texts: 'text', whole: 'integer', real: 'real', flag: 'integer', json: 'text', bytes: 'blob' },
  postgres: {
    player: 'text',
    text: 'text',
    texts: 'text[]',
    whole: 'bigint',
    real: 'double precision',
    flag: 'boolean',
    json: 'json',
    bytes: 'bytea',
  },
};

/** The larger of two numbers. */
export function larger({ dialect }: Speaking, column: Expression<number>, value: number | Expression<number>) {
  return dialect === 'sqlite' ? sql<number>`max(${column}, ${value})` : sql<number>`greatest(${column}, ${value})`;
}

/** Whether a text contains this part, ignoring case. */
export function contains({ dialect }: Speaking, text: Expression<string>, part: string) {
  return dialect === 'sqlite'
    ? sql<boolean>`instr(lower(${text}), lower(${part})) > 0`
    : sql<boolean>`position(lower(${part}::text) in lower(${text})) > 0`;
}

/** The value of a JSON or list column: Postgres gives it parsed, SQLite as text. */
export function parsed<T>(value: unknown): T {
  return (typeof value === 'string' ? JSON.parse(value) : value) as T;
}

/** Whether a column is false, written as in the partial indexes. */
export function isFalse({ dialect }: Speaking, column: Expression<boolean>) {
  return dialect === 'sqlite' ? sql<boolean>`${column} = 0` : sql<boolean>`not ${column}`;
}
