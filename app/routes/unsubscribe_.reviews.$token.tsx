import {useActionData, type MetaFunction} from '@remix-run/react';
import type {ActionFunctionArgs} from '@shopify/remix-oxygen';
import {REVIEW_STOP_COPY, REVIEW_STOP_RESULTS} from '~/shop/review-requests/review-request-copy';
import {StopMailsPage} from '~/shop/subscribers/links/StopMailsPage';
import {handleReviewStop} from '~/shop/review-requests/stop-review-requests.server';
import {unlistedMeta} from '~/shop/shell/frame/page-title';
import {linkClientAction} from '~/shop/subscribers/links/link-client-actions';
import {secretPageHeaders} from '~/shop/identity/page-headers.server';

export const headers = secretPageHeaders;

export const meta: MetaFunction = ({matches}) => unlistedMeta(REVIEW_STOP_COPY.page, matches);

export const action = (args: ActionFunctionArgs) => handleReviewStop(args);

export const clientAction = linkClientAction;

export default function StopReviewRequestsRoute() {
  return (
    <StopMailsPage
      copy={REVIEW_STOP_COPY}
      results={REVIEW_STOP_RESULTS}
      outcome={useActionData<typeof action>()?.outcome ?? null}
    />
  );
}
