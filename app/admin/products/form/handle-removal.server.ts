import {IDEMPOTENCY_KEY} from '~/core/idempotency-key';
import {redirect} from '@shopify/remix-oxygen';
import type {ActionFunctionArgs} from '@shopify/remix-oxygen';
import {z} from 'zod';
import {INTENT} from '~/core/intent';
import {requireAdmin} from '~/admin/frame/access/require-admin.server';
import {fieldOf, readStorableForm} from '~/platform/form.server';
import {privateReply} from '~/platform/form-reply.server';
import {staffProblemStatus, type StaffOperationProblem} from '~/platform/staff-operation-problem';
import {STAFF_PRODUCTS_PATH} from '../list/product-list-request';
import {staffProductPath} from '../staff-product-path';
import {deleteProduct} from './delete-product.server';
import {requireProductId} from './load-product.server';
import {PRODUCT_FORM_COPY, productNotice, type ProductOperation} from './product-form-copy';
import {updateProduct} from './update-product.server';

const RemovalSchema = z.object({
  [INTENT]: z.enum(['archive', 'delete']),
  idempotencyKey: z.uuid(),
  /** The digest of the status that the page showed. */
  seen: z.string().regex(/^[\da-f]{16}$/),
});

/** Archives or deletes a product. @throws Response 404 for a product that does not exist; 403 for everyone but admins */
export async function handleRemoval({context, request, params}: ActionFunctionArgs) {
  const {userId: actorId} = await requireAdmin(context, request);
  const id = requireProductId(params.product);
  const form = await readStorableForm(request);
  const parsed = RemovalSchema.safeParse({
    [INTENT]: fieldOf(form, INTENT),
    idempotencyKey: fieldOf(form, IDEMPOTENCY_KEY),
    seen: fieldOf(form, 'seen'),
  });
  if (!parsed.success)
    return privateReply({failure: {tone: 'error', title: PRODUCT_FORM_COPY.unreadable} as const}, 400);
  const {intent, idempotencyKey, seen} = parsed.data;
  if (intent === 'delete') {
    const outcome = await deleteProduct(context, {actorId, idempotencyKey, id});
    if (!outcome.ok) return reject('delete', outcome.error);
    context.flash.set('product-deleted');
    return redirect(STAFF_PRODUCTS_PATH, 303);
  }
  const changes = [{field: 'status', value: 'ARCHIVED', seen}] as const;
  const outcome = await updateProduct(context, {actorId, idempotencyKey, id, changes});
  if (!outcome.ok) return reject('update', outcome.error);
  context.flash.set('product-updated');
  return redirect(staffProductPath(id), 303);
}

function reject(operation: ProductOperation, problem: StaffOperationProblem<unknown>) {
  if (problem.kind === 'missing') throw new Response(null, {status: 404});
  return privateReply({failure: productNotice(operation, problem)}, staffProblemStatus(problem));
}
