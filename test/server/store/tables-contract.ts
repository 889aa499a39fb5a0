import { COLUMN_TYPES, type Dialect } from '@nimhall/server/store/dialect';
import { type Kind, TABLES } from '@nimhall/server/store/tables';

/** A column as a database has it: the names of its table and itself, its type, and whether it may be null. */
export interface SchemaColumn {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly nullable: boolean;
}

/** The tables as the server describes them, in the terms of a database. */
export function describedColumns(dialect: Dialect): SchemaColumn[] {
  const columns = Object.entries(TABLES).flatMap(([table, described]) =>
    Object.entries<Kind | `${Kind}?`>(described).map(([name, kind]) => ({
      table,
      name,
      type: COLUMN_TYPES[dialect][kind.replace('?', '') as Kind],
      nullable: kind.endsWith('?'),
    })),
  );
  return sorted(columns);
}

export function sorted(columns: readonly SchemaColumn[]): SchemaColumn[] {
  return columns.toSorted((a, b) => `${a.table}.${a.name}`.localeCompare(`${b.table}.${b.name}`, 'en'));
}
