import {data, redirect, type ActionFunctionArgs} from '@shopify/remix-oxygen';
import {z} from 'zod';
import {IDEMPOTENCY_KEY} from '~/core/idempotency-key';
import {INTENT} from '~/core/intent';
import {fail, succeed, type Result} from '~/core/result';
import {uuidDigest} from '~/platform/digest.server';
import {fieldOf, readStorableForm} from '~/platform/form.server';
import {nullIfUnavailable} from '~/platform/supabase/null-if-unavailable.server';
import {requireAdmin} from '~/admin/frame/access/require-admin.server';
import {
  ALL_ORDERS,
  batchPath,
  CHOSEN_ORDER,
  CHOSEN_ORDERS_INTENTS,
  CHOSEN_QUERY,
  MAX_CHOSEN_ORDERS,
  type ChosenOrdersReply,
} from '~/admin/frame/chosen-orders';
import {batchNotice, type BatchProblem} from './batch-copy';
import {addBatch, type BatchStaff} from './order-batch.server';

/** The fields of 1,000 orders, and what a form adds. */
const MAX_FORM_BYTES = 131_072;

/** What a batch needs of the order desk; the route passes it. */
export interface BatchServices {
  /** Finds the ids of the orders that a query of the desk lists, at most as many as the limit. */
  findListedIds(staff: BatchStaff, query: string, limit: number): Promise<readonly string[]>;
}

const IdsSchema = z.array(z.uuid());

/**
 * Stores the orders that are chosen in the desk, and leads to what is printed or done with them. A form that is sent twice
 * stores one batch.
 */
export async function handleNewBatch({context, request}: ActionFunctionArgs, services: BatchServices) {
  const {userId} = await requireAdmin(context, request, 'orders');
  const form = await readStorableForm(request, MAX_FORM_BYTES);
  const respond = (problem: BatchProblem, status: number) =>
    data<ChosenOrdersReply>({notice: batchNotice(problem)}, {status});
  const intent = CHOSEN_ORDERS_INTENTS.find((known) => known === fieldOf(form, INTENT));
  const key = z.uuid().safeParse(fieldOf(form, IDEMPOTENCY_KEY)).data;
  if (!form || !intent || !key) return respond('unreadable', 400);
  const staff = {backend: context.backend, userId};
  const stored = await nullIfUnavailable(context, async () => {
    const ids = await findChosen(staff, form, services);
    if (!ids.ok) return ids;
    const id = await toBatchId(key, ids.value);
    await addBatch(staff, id, ids.value);
    return succeed(id);
  });
  if (!stored) return respond('failed', 503);
  if (!stored.ok) return respond(stored.error, 400);
  const path = batchPath(stored.value);
  return redirect(intent === 'change' ? path : `${path}/${intent}`, 303);
}

async function findChosen(
  staff: BatchStaff,
  form: FormData,
  {findListedIds}: BatchServices,
): Promise<Result<readonly string[], BatchProblem>> {
  const chosen = IdsSchema.safeParse(form.getAll(CHOSEN_ORDER));
  if (!chosen.success) return fail('unreadable');
  const ids = form.has(ALL_ORDERS)
    ? await findListedIds(staff, fieldOf(form, CHOSEN_QUERY) ?? '', MAX_CHOSEN_ORDERS + 1)
    : [...new Set(chosen.data)];
  if (ids.length === 0) return fail('none-chosen');
  return ids.length > MAX_CHOSEN_ORDERS ? fail('too-many') : succeed(ids);
}

/** Returns the same id for a repeated form, but another one for other orders. */
const toBatchId = (key: string, orderIds: readonly string[]): Promise<string> => uuidDigest(key + orderIds.join());
