import { type Expression, sql } from 'kysely';
import type { Kind } from './tables.ts';

export type Dialect = 'sqlite' | 'postgres';

/** Whatever knows to which database it speaks. */
interface Speaking {
  readonly dialect: Dialect;
}

/** What each database calls a kind of column. The strict tables of SQLite know no other words. */
export const COLUMN_TYPES: Readonly<Record<Dialect, Readonly<Record<Kind, string>>>> = {
  sqlite: { text: 'text', texts: 'text', whole: 'integer', real: 'real', flag: 'integer', json: 'text', bytes: 'blob' },
  postgres: { text: 'text', texts: 'text[]', whole: 'bigint', real: 'double precision', flag: 'boolean', json: 'json', bytes: 'bytea' },
};

/** The larger of two numbers. */
export function larger({ dialect }: Speaking, column: Expression<number>, value: number | Expression<number>) {
  return dialect === 'sqlite' ? sql<number>`max(${column}, ${value})` : sql<number>`greatest(${column}, ${value})`;
}

/** Whether a text has this part in it, in capitals or not. */
export function contains({ dialect }: Speaking, text: Expression<string>, part: string) {
  return dialect === 'sqlite'
    ? sql<boolean>`instr(lower(${text}), lower(${part})) > 0`
    : sql<boolean>`position(lower(${part}::text) in lower(${text})) > 0`;
}

/** What a column of JSON, or of texts, holds: Postgres gives it parsed, SQLite as it was written. */
export function parsed<T>(value: unknown): T {
  return (typeof value === 'string' ? JSON.parse(value) : value) as T;
}

/** Whether a column is false, in the words of the indexes that have only such rows. */
export function isFalse({ dialect }: Speaking, column: Expression<boolean>) {
  return dialect === 'sqlite' ? sql<boolean>`${column} = 0` : sql<boolean>`not ${column}`;
}
