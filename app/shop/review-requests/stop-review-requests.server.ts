import type {ActionFunctionArgs} from '@shopify/remix-oxygen';
import type {AppContext} from '~/platform/context.server';
import {privateReply} from '~/platform/form-reply.server';
import {toLinkStatus, toOneClickResponse, withLinkToken} from '~/shop/subscribers/links/link-outcome.server';
import {REVIEW_STOP_RESULTS, type ReviewStopOutcome} from './review-request-copy';

type LinkArgs = Pick<ActionFunctionArgs, 'context' | 'params'>;

/** Handles the button behind the link that stops the mails. */
export async function handleReviewStop({context, params}: LinkArgs) {
  const outcome = await stop(context, params.token);
  return privateReply({outcome}, toLinkStatus(outcome));
}

/** Handles the request with which a mail program unsubscribes, without cookies and without a page. */
export async function handleReviewOneClick({context, params}: LinkArgs): Promise<Response> {
  const outcome = await stop(context, params.token);
  return toOneClickResponse(outcome, REVIEW_STOP_RESULTS[outcome].title);
}

const stop = (context: AppContext, token: string | undefined) =>
  withLinkToken<ReviewStopOutcome>(
    context,
    token,
    async (hash) => (await context.backend.call('stop_review_requests', {p_token_hash: hash})) as ReviewStopOutcome,
  );
