import type {AdminClient} from './admin-client';
import {findEntries} from './store-entries';
import {findFiles} from './store-files';
import {findProducts} from './store-products';

/** What metafields and metaobjects refer to: names such as `file:hero.png` that are the same in every store. */
export interface References {
  /** Returns the id of a name, or undefined if the store does not have it. */
  idOf(name: string): string | undefined;
  /** Returns the name of an id; an id that the setup does not know stays as it is. */
  nameOf(id: string): string;
}

interface Scope {
  readonly handles: readonly string[];
  readonly types: readonly string[];
}

export async function findReferences(admin: AdminClient, {handles, types}: Scope): Promise<References> {
  const files = await findFiles(admin);
  const products = await findProducts(admin, handles);
  const entries = await findEntries(admin, types);
  const ids = new Map<string, string>([
    ...[...files].map(([name, id]) => [`file:${name}`, id] as const),
    ...[...products].map(([handle, {id}]) => [`product:${handle}`, id] as const),
    ...entries.map(({type, handle, id}) => [`entry:${type}/${handle}`, id] as const),
  ]);
  const names = new Map([...ids].map(([name, id]) => [id, name] as const));
  return {idOf: (name) => ids.get(name), nameOf: (id) => names.get(id) ?? id};
}
