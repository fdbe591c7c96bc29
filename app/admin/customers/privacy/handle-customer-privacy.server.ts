import {redirect, type ActionFunctionArgs} from '@shopify/remix-oxygen';
import {z} from 'zod';
import {requireAdmin} from '~/admin/frame/access/require-admin.server';
import type {FlashCode} from '~/core/flash-code';
import {sendAccountMails} from '~/orders/personal-data/send-account-mails.server';
import {parseForm, readStorableForm} from '~/platform/form.server';
import {privateReply} from '~/platform/form-reply.server';
import {executeStaffOperation} from '~/platform/staff-operation.server';
import {customerPrivacyPath, parseCustomerReference} from '../customer-reference';
import {privacyProblem} from './customer-privacy-copy';
import {createDeletion, createKeeping, createSessionsEnd} from './privacy-operations.server';

const PrivacyFormSchema = z.object({
  intent: z.enum(['end-sessions', 'delete', 'keep']),
  idempotencyKey: z.uuid(),
});

const OPERATIONS = {
  'end-sessions': {create: createSessionsEnd, action: 'customer.end-sessions', done: 'customer-sessions-ended'},
  delete: {create: createDeletion, action: 'customer.delete', done: 'customer-deletion-planned'},
  keep: {create: createKeeping, action: 'customer.keep', done: 'customer-kept'},
} as const satisfies Record<string, {readonly done: FlashCode; readonly [key: string]: unknown}>;

/** Handles the forms about the data of a customer. @throws Response 404 for a reference to no customer */
export async function handleCustomerPrivacy({context, request, params}: ActionFunctionArgs) {
  const {userId} = await requireAdmin(context, request);
  const id = parseCustomerReference(params.customer ?? '');
  if (!id) throw new Response(null, {status: 404});
  const form = await readStorableForm(request);
  const fields = form && parseForm(form, PrivacyFormSchema);
  if (fields?.status !== 'success') return privateReply({failure: null}, 400);
  const {intent, idempotencyKey} = fields.value;
  const {create, action, done} = OPERATIONS[intent];
  const claim = {actorId: userId, key: `${idempotencyKey} ${intent}`, action, target: id, details: {}} as const;
  const reader = {backend: context.backend, userId};
  const outcome = await executeStaffOperation(context, claim, create(reader, id));
  if (!outcome.ok) {
    const {notice, status} = privacyProblem(intent, outcome.error);
    return privateReply({failure: notice}, status);
  }
  if (intent === 'delete') context.waitUntil(sendAccountMails(context).catch(context.report));
  context.flash.set(done);
  return redirect(customerPrivacyPath(id), 303);
}
