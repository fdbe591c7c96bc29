import {z} from 'zod';
import type {AdminClient} from './admin-client';

/** The schema of one page of a connection that the document names `page`. */
const pageSchema = <Node>(node: z.ZodType<Node>) =>
  z.object({
    page: z.object({
      nodes: z.array(node),
      pageInfo: z.object({hasNextPage: z.boolean(), endCursor: z.string().nullish()}),
    }),
  });

/** Reads all pages of a connection. @param document with the alias `page` and the variable `after` */
export async function listAll<Node>(
  admin: AdminClient,
  document: string,
  node: z.ZodType<Node>,
  variables: object = {},
): Promise<readonly Node[]> {
  const nodes: Node[] = [];
  let after: string | null = null;
  for (;;) {
    const {page}: {page: {nodes: Node[]; pageInfo: {hasNextPage: boolean; endCursor?: string | null}}} =
      await admin.request(document, {...variables, after}, pageSchema(node));
    nodes.push(...page.nodes);
    if (!page.pageInfo.hasNextPage) return nodes;
    after = page.pageInfo.endCursor ?? null;
  }
}
