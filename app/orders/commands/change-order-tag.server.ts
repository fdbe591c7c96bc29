import {z} from 'zod';
import type {AppContext} from '~/platform/context.server';
import type {Admin} from '~/platform/shopify/admin.server';
import {executeStaffOperation, type StaffOperation} from '~/platform/staff-operation.server';
import {UserErrorsSchema} from './fulfillment-operations.server';
import {ORDER_TAG_MUTATION, ORDER_TAGS_QUERY, ORDER_UNTAG_MUTATION} from './order-tags.admin.gql';

interface TagRequest {
  readonly kind: 'add-tag' | 'remove-tag';
  readonly tag: string;
  readonly actorId: string;
  /** The idempotency key. */
  readonly key: string;
  /** Shopify's id of the order. */
  readonly orderId: string;
  /** The batch that it is a part of; absent for a change of one order. */
  readonly batchId?: string;
}

type Context = Pick<AppContext, 'backend' | 'report' | 'reference'>;

const TagsSchema = z.object({order: z.object({tags: z.array(z.string())}).nullable()});

/**
 * Adds a tag to an order, or removes it, once. The audit log does not name the tag, which may be a person's name.
 * @returns the outcome, and whether it was so before
 */
export async function changeOrderTag(
  context: Context,
  admin: Admin | null,
  {kind, tag, actorId, key, orderId, batchId}: TagRequest,
) {
  const wanted = kind === 'add-tag';
  const has = (tags: readonly string[]) => tags.some((each) => each.toLowerCase() === tag.toLowerCase());
  let wasDone: boolean | null = null;
  const toOperation = (client: Admin): StaffOperation<readonly string[]> => ({
    async read() {
      const tags = (await client.query(ORDER_TAGS_QUERY, {id: orderId}, TagsSchema)).order?.tags ?? null;
      wasDone ??= tags && has(tags) === wanted;
      return tags;
    },
    isDone: (tags) => has(tags) === wanted,
    isPossible: () => true,
    async send() {
      const field = wanted ? 'tagsAdd' : 'tagsRemove';
      const schema = z.object({[field]: UserErrorsSchema.nullable()});
      const document = wanted ? ORDER_TAG_MUTATION : ORDER_UNTAG_MUTATION;
      const payload = await client.query(document, {id: orderId, tags: [tag]}, schema);
      return payload[field]?.userErrors.map(({message}) => message) ?? [];
    },
    toAuditState: (tags) => ({tags: tags.length}),
  });
  const claim = {
    actorId,
    key,
    action: wanted ? ('order.tag' as const) : ('order.untag' as const),
    target: orderId,
    details: {order: orderId, ...(batchId !== undefined && {batch: batchId})},
  };
  const outcome = await executeStaffOperation(context, claim, admin && toOperation(admin));
  return {outcome, wasDone: wasDone === true};
}
