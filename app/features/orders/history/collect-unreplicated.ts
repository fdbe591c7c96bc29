/** Shown at once. */
export const MAX_ITEMS = 10;
/** Pages of the shop's list that are looked through at once: of a long list, most is known. */
export const MAX_PAGES = 4;

/** One page of a list that goes on behind its last cursor. */
interface SourcePage<Item> {
  readonly edges: readonly {readonly cursor: string; readonly node: Item}[];
  readonly pageInfo: {readonly hasNextPage: boolean};
}

/** Where things come from, and which of them are known elsewhere. */
interface Source<Item> {
  readPage(after: string | null): Promise<SourcePage<Item>>;
  findReplicatedIds(ids: readonly string[]): Promise<ReadonlySet<string>>;
}

/** Some of what is unknown, in the list's own order, and where the rest begins; null where there is none. */
interface Collected<Item> {
  readonly items: readonly Item[];
  readonly next: string | null;
}

/**
 * Goes through a list for what is not known elsewhere. It stops when there is enough to show, at the end of the list, or
 * after some pages: then the rest begins where it stopped, though nothing may be there.
 * @param after the place to begin at; null for the beginning
 */
export async function collectUnreplicated<Item extends {readonly id: string}>(
  {readPage, findReplicatedIds}: Source<Item>,
  after: string | null,
): Promise<Collected<Item>> {
  const unknown: {cursor: string; node: Item}[] = [];
  let place = after;
  for (let pages = 1; pages <= MAX_PAGES; pages += 1) {
    const {edges, pageInfo} = await readPage(place);
    const known = await findReplicatedIds(edges.map(({node}) => node.id));
    unknown.push(...edges.filter(({node}) => !known.has(node.id)));
    const items = unknown.slice(0, MAX_ITEMS).map(({node}) => node);
    if (unknown.length > MAX_ITEMS) return {items, next: unknown[MAX_ITEMS - 1]?.cursor ?? null};
    place = edges.at(-1)?.cursor ?? null;
    if (!pageInfo.hasNextPage || place === null) return {items, next: null};
  }
  return {items: unknown.map(({node}) => node), next: place};
}
