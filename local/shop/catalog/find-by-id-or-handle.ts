import {badRequest, invalidGlobalId} from '../graphql/request-errors';
import {isGiven} from '../graphql/is-given';

export interface IdOrHandle {
  readonly id?: string | null;
  readonly handle?: string | null;
}

const GLOBAL_ID = /^gid:\/\/shopify\/\w+\/.+$/;

/**
 * @param items - all objects of the type
 * @param wanted - an id or a handle; the id wins if both are present
 * @param idOf - returns the global id of an item
 * @returns null if there is none
 * @throws GraphQLError if both are absent or the id is not a global id
 */
export function findByIdOrHandle<Item extends {readonly handle: string}>(
  items: readonly Item[],
  {id, handle}: IdOrHandle,
  idOf: (item: Item) => string,
): Item | null {
  if (!isGiven(id) && !isGiven(handle)) throw badRequest('Either an id or a handle must be given');
  if (isGiven(id) && !GLOBAL_ID.test(id)) throw invalidGlobalId(id);
  return items.find((item) => (isGiven(id) ? idOf(item) === id : item.handle === handle)) ?? null;
}
