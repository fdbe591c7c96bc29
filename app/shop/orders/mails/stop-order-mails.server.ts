import type {ActionFunctionArgs} from '@shopify/remix-oxygen';
import type {AppContext} from '~/platform/context.server';
import {privateReply} from '~/platform/form-reply.server';
import {toLinkStatus, toOneClickResponse, withLinkToken} from '~/shop/subscribers/links/link-outcome.server';
import {MAILS_STOP_RESULTS, type MailsStopOutcome} from './order-mails-copy';

type LinkArgs = Pick<ActionFunctionArgs, 'context' | 'params'>;

/** Handles the button behind a link that stops mails about delays and delivery attempts. */
export async function handleMailsStop({context, params}: LinkArgs) {
  const outcome = await stopMails(context, params.token);
  return privateReply({outcome}, toLinkStatus(outcome));
}

/** Handles the request with which a mail program unsubscribes, without cookies and without a page. */
export async function handleMailsOneClick({context, params}: LinkArgs): Promise<Response> {
  const outcome = await stopMails(context, params.token);
  return toOneClickResponse(outcome, MAILS_STOP_RESULTS[outcome].title);
}

const stopMails = (context: AppContext, token: string | undefined) =>
  withLinkToken<MailsStopOutcome>(
    context,
    token,
    async (hash) => (await context.backend.call('stop_parcel_mails', {p_token_hash: hash})) as MailsStopOutcome,
  );
