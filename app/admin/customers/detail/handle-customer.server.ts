import {redirect, type ActionFunctionArgs} from '@shopify/remix-oxygen';
import {z} from 'zod';
import {requireAdmin} from '~/admin/frame/access/require-admin.server';
import {parseForm, readStorableForm} from '~/platform/form.server';
import {privateReply} from '~/platform/form-reply.server';
import {createAdmin} from '~/platform/shopify/admin.server';
import {customerPath, parseCustomerReference} from '../customer-reference';
import {inviteProblem} from './customer-copy';
import {inviteCustomer} from './invite-customer.server';

const InviteFormSchema = z.object({intent: z.literal('invite'), idempotencyKey: z.uuid()});

/** Handles the form that sends an activation email again. @throws Response 404 for a reference to no customer */
export async function handleCustomer({context, request, params}: ActionFunctionArgs) {
  const {userId} = await requireAdmin(context, request);
  const customerId = parseCustomerReference(params.customer ?? '');
  if (!customerId) throw new Response(null, {status: 404});
  const form = await readStorableForm(request);
  const fields = form && parseForm(form, InviteFormSchema);
  if (fields?.status !== 'success') return privateReply({failure: null}, 400);
  const invitation = {customerId, actorId: userId, key: fields.value.idempotencyKey};
  const outcome = await inviteCustomer(context, createAdmin(context.config), invitation);
  if (!outcome.ok) {
    const {notice, status} = inviteProblem(outcome.error);
    return privateReply({failure: notice}, status);
  }
  context.flash.set('activation-sent');
  return redirect(customerPath(customerId), 303);
}
