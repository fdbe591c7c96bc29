import type {SqlValue} from '../database/database';

export const quoteName = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Returns the quoted name of a table with its schema. */
export const tableName = ({schema, name}: {readonly schema: string; readonly name: string}): string =>
  `${quoteName(schema)}.${quoteName(name)}`;

/** Collects the parameters of a statement, so text of a client never becomes part of the SQL. */
export class Values {
  readonly list: SqlValue[] = [];
  #aliases = 0;

  /** Adds a parameter. @returns its placeholder */
  add(text: string): string {
    this.list.push(text);
    return `$${this.list.length}::text`;
  }

  /** Returns an alias that is unique in the statement. */
  alias(start: string): string {
    this.#aliases += 1;
    return `${start}${this.#aliases}`;
  }
}
