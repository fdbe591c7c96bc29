import {useActionData, useLoaderData, type MetaFunction} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {identityClientAction} from '~/features/identity/browser/identity-client-action';
import {handleLinking} from '~/features/identity/linking/handle-linking.server';
import {loadLinkState} from '~/features/identity/linking/load-link-state.server';
import {LINKING_COPY} from '~/features/identity/linking/linking-copy';
import {LinkPage} from '~/features/identity/linking/LinkPage';
import {privatePageHeaders} from '~/features/identity/page-headers.server';
import {pageTitle} from '~/features/shell/frame/page-title';

export const headers = privatePageHeaders;

export const meta: MetaFunction = ({matches}) => [
  {title: pageTitle(LINKING_COPY.page, matches)},
  {name: 'robots', content: 'noindex'},
];

export const loader = (args: LoaderFunctionArgs) => loadLinkState(args);

export const action = (args: ActionFunctionArgs) => handleLinking(args);

export const clientAction = identityClientAction('linking');

export default function LinkRoute() {
  return <LinkPage {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
