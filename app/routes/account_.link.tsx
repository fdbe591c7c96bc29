import {useActionData, useLoaderData, type MetaFunction} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {identityClientAction} from '~/shop/identity/browser/identity-client-action';
import {handleLinking} from '~/shop/identity/linking/handle-linking.server';
import {loadLinkState} from '~/shop/identity/linking/load-link-state.server';
import {LINKING_COPY} from '~/shop/identity/linking/linking-copy';
import {LinkPage} from '~/shop/identity/linking/LinkPage';
import {privatePageHeaders} from '~/shop/identity/page-headers.server';
import {unlistedMeta} from '~/shop/shell/frame/page-title';

export const headers = privatePageHeaders;

export const meta: MetaFunction = ({matches}) => unlistedMeta(LINKING_COPY.page, matches);

export const loader = (args: LoaderFunctionArgs) => loadLinkState(args);

export const action = (args: ActionFunctionArgs) => handleLinking(args);

export const clientAction = identityClientAction('linking');

export default function LinkRoute() {
  return <LinkPage {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
