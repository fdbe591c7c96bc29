/** The number of orders on one page of the history. */
export const MAX_ITEMS = 10;
/** The number of source pages searched per request: most orders of a long list are in the replica. */
export const MAX_PAGES = 4;

interface SourcePage<Item> {
  readonly edges: readonly {readonly cursor: string; readonly node: Item}[];
  readonly pageInfo: {readonly hasNextPage: boolean};
}

/** The list, and a lookup of its items in the replica. */
interface Source<Item> {
  readPage(after: string | null): Promise<SourcePage<Item>>;
  findReplicatedIds(ids: readonly string[]): Promise<ReadonlySet<string>>;
}

/** Items that are not in the replica, in the order of the list, and the cursor of the rest; null at the end. */
interface Collected<Item> {
  readonly items: readonly Item[];
  readonly next: string | null;
}

/**
 * Collects the items of a list that are not in the replica. Stops with enough items, at the end of the list, or after
 * some pages; then `next` may lead to an empty page.
 * @param after the cursor to begin after; null for the beginning
 */
export async function collectUnreplicated<Item extends {readonly id: string}>(
  {readPage, findReplicatedIds}: Source<Item>,
  after: string | null,
): Promise<Collected<Item>> {
  const unreplicated: {cursor: string; node: Item}[] = [];
  let cursor: string | null = after;
  for (let pages = 1; pages <= MAX_PAGES; pages += 1) {
    const {edges, pageInfo} = await readPage(cursor);
    const replicated = await findReplicatedIds(edges.map(({node}) => node.id));
    unreplicated.push(...edges.filter(({node}) => !replicated.has(node.id)));
    const items = unreplicated.slice(0, MAX_ITEMS).map(({node}) => node);
    if (unreplicated.length > MAX_ITEMS) return {items, next: unreplicated[MAX_ITEMS - 1]?.cursor ?? null};
    cursor = edges.at(-1)?.cursor ?? null;
    if (!pageInfo.hasNextPage || cursor === null) return {items, next: null};
  }
  return {items: unreplicated.map(({node}) => node), next: cursor};
}
