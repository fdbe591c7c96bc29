/** More lines than any checkout accepts; bounds the pagination. */
const MAX_NODES = 500;

/** One page of a connection of the Admin API. */
export interface NodePage<Node> {
  readonly nodes: readonly Node[];
  readonly pageInfo: {readonly hasNextPage: boolean; readonly endCursor?: string | null | undefined};
}

/**
 * Returns the nodes of a connection whose first page is known, and whether there are more than 500, which are left out.
 * @param find reads the page after a cursor
 */
export async function readAllNodes<Node>(
  first: NodePage<Node>,
  find: (after: string) => Promise<NodePage<Node>>,
): Promise<{readonly nodes: Node[]; readonly hasMore: boolean}> {
  const nodes = [...first.nodes];
  let {pageInfo} = first;
  while (pageInfo.hasNextPage && pageInfo.endCursor && nodes.length < MAX_NODES) {
    const page = await find(pageInfo.endCursor);
    nodes.push(...page.nodes);
    ({pageInfo} = page);
  }
  return {nodes, hasMore: pageInfo.hasNextPage};
}
