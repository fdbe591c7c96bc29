import {useActionData, useLoaderData, type MetaFunction} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {replyWhenOffline} from '~/features/identity/browser/reply-when-offline';
import {answerLinkForm} from '~/features/identity/linking/answer-link-form.server';
import {findLinkState} from '~/features/identity/linking/find-link-state.server';
import {LINK_COPY} from '~/features/identity/linking/link-copy';
import {LinkPage} from '~/features/identity/linking/LinkPage';
import {privatePage} from '~/features/identity/page-headers.server';
import {pageTitle} from '~/features/shell/frame/page-title';

export const headers = privatePage;

export const meta: MetaFunction = ({matches}) => [
  {title: pageTitle(LINK_COPY.page, matches)},
  {name: 'robots', content: 'noindex'},
];

export const loader = (args: LoaderFunctionArgs) => findLinkState(args);

export const action = (args: ActionFunctionArgs) => answerLinkForm(args);

export const clientAction = replyWhenOffline('linking');

export default function LinkRoute() {
  return <LinkPage {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
