import type {ActionFunctionArgs} from '@shopify/remix-oxygen';
import {SUBSCRIPTION_POLICY} from '~/core/policy';
import type {AppContext} from '~/platform/context.server';
import {hexDigest} from '~/platform/digest.server';
import {privateReply} from '~/platform/form-reply.server';
import {orFailed, toLinkStatus, toOneClickResponse} from '~/shop/subscribers/links/link-outcome.server';
import {isLinkToken} from '~/shop/subscribers/links/link-path';
import {ALERT_STOP_RESULTS, type AlertConfirmOutcome, type AlertStopOutcome} from '../stock-alert-copy';

type LinkArgs = Pick<ActionFunctionArgs, 'context' | 'params'>;

/** Handles the button behind a link that confirms an address. */
export async function handleAlertConfirmation({context, params}: LinkArgs) {
  const outcome = await withToken<AlertConfirmOutcome>(context, params.token, async (hash) => {
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
  withToken<AlertStopOutcome>(
    context,
    token,
    async (hash) => (await context.backend.call('stop_stock_alerts', {p_token_hash: hash})) as AlertStopOutcome,
  );

/** Calls the database with the digest of a token. Returns 'failed' while the database is unavailable. */
async function withToken<Outcome>(
  context: AppContext,
  token: string | undefined,
  run: (hash: string) => Promise<Outcome>,
): Promise<Outcome | 'unknown' | 'failed'> {
  if (!isLinkToken(token)) return 'unknown';
  const hash = await hexDigest(token);
  return orFailed(context, () => run(hash));
}
