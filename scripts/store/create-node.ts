import {z} from 'zod';
import type {AdminClient} from './admin-client';
import {requireNoErrors, UserErrorsSchema} from './user-errors';

/** Sends a mutation and returns what it created or changed: the document names them `payload` and `node`. @throws RefusedError */
export async function createNode<Node>(
  admin: AdminClient,
  document: string,
  variables: object,
  node: z.ZodType<Node>,
): Promise<Node> {
  const schema = z.object({payload: z.object({node: node.nullable(), userErrors: UserErrorsSchema})});
  const {payload}: {payload: {node: Node | null; userErrors: z.infer<typeof UserErrorsSchema>}} = await admin.request(
    document,
    variables,
    schema,
  );
  requireNoErrors(payload.userErrors);
  if (payload.node === null) throw new Error('Shopify returned nothing.');
  return payload.node;
}
