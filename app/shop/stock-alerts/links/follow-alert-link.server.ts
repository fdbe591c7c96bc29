import type {ActionFunctionArgs} from '@shopify/remix-oxygen';
import {SUBSCRIPTION_POLICY} from '~/core/policy';
import type {AppContext} from '~/platform/context.server';
import {privateReply} from '~/platform/form-reply.server';
import {toLinkStatus, toOneClickResponse, withLinkToken} from '~/shop/subscribers/links/link-outcome.server';
import {ALERT_STOP_RESULTS, type AlertConfirmOutcome, type AlertStopOutcome} from '../stock-alert-copy';

type LinkArgs = Pick<ActionFunctionArgs, 'context' | 'params'>;

/** Handles the button behind a link that confirms an address. */
export async function handleAlertConfirmation({context, params}: LinkArgs) {
  const outcome = await withLinkToken<AlertConfirmOutcome>(context, params.token, async (hash) => {
    const [confirmed] = await context.backend.call('confirm_stock_alert', {
      p_token_hash: hash,
      p_valid_days: SUBSCRIPTION_POLICY.linkDays,
    });
    return (confirmed?.outcome ?? 'unknown') as AlertConfirmOutcome;
  });
  return privateReply({outcome}, toLinkStatus(outcome));
}

/** Handles the button behind a link that stops all mails about stock. */
export async function handleAlertStop({context, params}: LinkArgs) {
  const outcome = await stopAlerts(context, params.token);
  return privateReply({outcome}, toLinkStatus(outcome));
}

/** Handles the request with which a mail program unsubscribes, without cookies and without a page. */
export async function handleAlertOneClick({context, params}: LinkArgs): Promise<Response> {
  const outcome = await stopAlerts(context, params.token);
  return toOneClickResponse(outcome, ALERT_STOP_RESULTS[outcome].title);
}

const stopAlerts = (context: AppContext, token: string | undefined) =>
  withLinkToken<AlertStopOutcome>(
    context,
    token,
    async (hash) => (await context.backend.call('stop_stock_alerts', {p_token_hash: hash})) as AlertStopOutcome,
  );
