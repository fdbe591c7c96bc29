import type {ActionFunctionArgs} from '@shopify/remix-oxygen';
import {z} from 'zod';
import {requireAdmin} from '~/admin/frame/access/require-admin.server';
import type {AppContext} from '~/platform/context.server';
import {parseForm, readForm} from '~/platform/form.server';
import {privateReply} from '~/platform/form-reply.server';
import {nullIfUnavailable} from '~/platform/supabase/null-if-unavailable.server';
import {sendAgainNotice} from './subscriber-desk-copy';
import type {SendAgainResult} from './subscriber-desk-view';

const STATUS: Readonly<Record<string, number>> = {queued: 200, sent: 409, cancelled: 409, missing: 404};

const FormSchema = z.object({mail: z.uuid()});

/**
 * Handles 'Send again' beside a mail whose attempts have all failed.
 * @param sendMails sends the mails that are due
 * @throws Response for everyone but admins
 */
export async function handleSendAgain(
  {context, request}: ActionFunctionArgs,
  sendMails: (context: AppContext) => Promise<unknown>,
) {
  const {userId} = await requireAdmin(context, request);
  const form = await readForm(request);
  const fields = form && parseForm(form, FormSchema);
  const reply = (outcome: string, status: number) =>
    privateReply<SendAgainResult>({notice: sendAgainNotice(outcome)}, status);
  if (fields?.status !== 'success') return reply('failed', 400);
  const {mail} = fields.value;
  const outcome = await nullIfUnavailable(context, () =>
    context.backend.call('send_subscriber_mail_again', {p_actor_id: userId, p_mail_id: mail}),
  );
  if (outcome === 'queued') context.waitUntil(sendMails(context).catch(context.report));
  return reply(outcome ?? 'failed', outcome === null ? 503 : (STATUS[outcome] ?? 500));
}
