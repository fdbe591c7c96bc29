import {badRequest} from './request-errors';
import {isGiven} from './is-given';

export interface ConnectionArgs {
  readonly first?: number | null;
  readonly last?: number | null;
  readonly after?: string | null;
  readonly before?: string | null;
  readonly reverse?: boolean | null;
}

export interface GraphqlConnection<Item> {
  readonly nodes: readonly Item[];
  readonly edges: readonly {readonly node: Item; readonly cursor: string}[];
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly startCursor: string | null;
    readonly endCursor: string | null;
  };
  /** Length of the whole list; some connections of the schema have this field. */
  readonly totalCount: number;
}

/** Shopify's maximum page size. */
const MAX_PAGE = 250;

const toCursor = (key: string | number): string => Buffer.from(JSON.stringify({last_id: key})).toString('base64');

function pageSize({first, last}: ConnectionArgs): number {
  if (isGiven(first) && isGiven(last)) throw badRequest('providing both first and last is not supported');
  const size = first ?? last;
  if (!isGiven(size)) throw badRequest('you must provide one of first or last');
  const name = isGiven(first) ? 'first' : 'last';
  if (size < 0) throw badRequest(`${name} cannot be negative`);
  if (size > MAX_PAGE) throw badRequest(`${name} cannot exceed ${MAX_PAGE}`);
  return size;
}

function indexOf<Item>(list: readonly Item[], cursor: string, toKey: (item: Item) => string | number): number {
  const index = list.findIndex((item) => toCursor(toKey(item)) === cursor);
  if (index < 0) throw badRequest('Invalid cursor for current pagination sort.');
  return index;
}

/**
 * Returns one page of a list by Shopify's pagination rules.
 *
 * @param items - the whole list, filtered and sorted
 * @param args - exactly one of `first` and `last`, at most 250; `reverse` reverses the list before paging
 * @param keyOf - returns a unique key of an item, which becomes its cursor
 * @throws GraphQLError with the code BAD_REQUEST if the arguments break a rule or a cursor belongs to another list
 */
export function connection<Item>(
  items: readonly Item[],
  args: ConnectionArgs,
  keyOf: (item: Item) => string | number,
): GraphqlConnection<Item> {
  const size = pageSize(args);
  const list = args.reverse ? [...items].reverse() : items;
  const least = isGiven(args.after) ? indexOf(list, args.after, keyOf) + 1 : 0;
  const most = isGiven(args.before) ? indexOf(list, args.before, keyOf) : list.length;
  const from = isGiven(args.first) ? least : Math.max(least, most - size);
  const to = isGiven(args.first) ? Math.min(most, least + size) : most;
  const edges = list.slice(from, to).map((node) => ({node, cursor: toCursor(keyOf(node))}));
  return {
    nodes: edges.map(({node}) => node),
    edges,
    pageInfo: {
      hasNextPage: to < list.length,
      hasPreviousPage: from > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    totalCount: list.length,
  };
}

/** Returns an empty page; its arguments are validated like those of other lists. */
export const emptyConnection = (args: ConnectionArgs): GraphqlConnection<never> => connection<never>([], args, String);
