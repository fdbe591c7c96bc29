import type {SqlValue} from '../database/database';

/** @returns a name as SQL writes it, whatever is in it. */
export const quoteName = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** @returns a table's full name. */
export const tableName = ({schema, name}: {readonly schema: string; readonly name: string}): string =>
  `${quoteName(schema)}.${quoteName(name)}`;

/** Collects what a client sent, so that none of it becomes part of a statement's text. */
export class Values {
  readonly list: SqlValue[] = [];
  #aliases = 0;

  /** @returns the place of a text in the statement. */
  add(text: string): string {
    this.list.push(text);
    return `$${this.list.length}::text`;
  }

  /** @returns a name that no other part of the statement has. */
  alias(start: string): string {
    this.#aliases += 1;
    return `${start}${this.#aliases}`;
  }
}
