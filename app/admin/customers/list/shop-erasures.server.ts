import {redirect, type ActionFunctionArgs} from '@shopify/remix-oxygen';
import {z} from 'zod';
import {requireAdmin} from '~/admin/frame/access/require-admin.server';
import {toMomentView} from '~/core/moments';
import {shopifyAdminUrl} from '~/core/shopify-admin-url';
import type {AppContext} from '~/platform/context.server';
import {parseForm, readStorableForm} from '~/platform/form.server';
import {privateReply} from '~/platform/form-reply.server';
import {executeStaffOperation, type StaffOperation} from '~/platform/staff-operation.server';
import {nullIfUnavailable} from '~/platform/supabase/null-if-unavailable.server';
import {customerNumberOf} from '../customer-reference';
import {privacyProblem} from '../privacy/customer-privacy-copy';
import type {ShopErasureView} from './customer-row-view';

const TaskSchema = z.object({
  customer: z.string().regex(/^gid:\/\/shopify\/Customer\/[1-9]\d{0,19}$/),
  idempotencyKey: z.uuid(),
});

/** Finds the customers whom staff must erase in Shopify; none while the database is unavailable, as the page then says. */
export async function findShopErasures(context: AppContext, userId: string): Promise<readonly ShopErasureView[]> {
  const {backend, config} = context;
  const rows = await nullIfUnavailable(context, () => backend.call('find_shop_erasures', {p_actor_id: userId}));
  return (rows ?? []).map(({shopify_customer_id: id, erased_at: erasedAt, refusal}) => {
    const number = customerNumberOf(id);
    const shopifyUrl = shopifyAdminUrl(config.PUBLIC_STORE_DOMAIN, `customers/${number}`);
    return {id, number, erasedAt: toMomentView(erasedAt, 'short'), refusal, shopifyUrl};
  });
}

/** Handles the button with which staff say that they erased a customer in Shopify. */
export async function handleShopErasure({context, request}: ActionFunctionArgs) {
  const {userId} = await requireAdmin(context, request);
  const form = await readStorableForm(request);
  const fields = form && parseForm(form, TaskSchema);
  if (fields?.status !== 'success') return privateReply({failure: null}, 400);
  const {customer, idempotencyKey} = fields.value;
  const claim = {
    actorId: userId,
    key: `${idempotencyKey} ${customer}`,
    action: 'customer.erased',
    target: customer,
    details: {},
  } as const;
  const outcome = await executeStaffOperation(context, claim, createTaskEnd(context, userId, customer));
  if (!outcome.ok) {
    const {notice, status} = privacyProblem('erased', outcome.error);
    return privateReply({failure: notice}, status);
  }
  context.flash.set('customer-erased');
  return redirect('/admin/customers', 303);
}

const createTaskEnd = (
  {backend}: AppContext,
  userId: string,
  customer: string,
): StaffOperation<{readonly isOpen: boolean}> => ({
  async read() {
    const rows = await backend.call('find_shop_erasures', {p_actor_id: userId});
    return {isOpen: rows.some((row) => row.shopify_customer_id === customer)};
  },
  isDone: ({isOpen}) => !isOpen,
  isPossible: () => true,
  async send() {
    await backend.call('record_shop_erasure', {p_customer_id: customer});
    return [];
  },
  toAuditState: ({isOpen}) => ({open: isOpen}),
});
