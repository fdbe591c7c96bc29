import {useActionData, type MetaFunction} from '@remix-run/react';
import type {ActionFunctionArgs} from '@shopify/remix-oxygen';
import {secretPageHeaders} from '~/shop/identity/page-headers.server';
import {KEEP_LINK_COPY} from '~/shop/personal-data/links/account-link-copy';
import {KeepLinkPage} from '~/shop/personal-data/links/AccountLinkPages';
import {handleKeepLink} from '~/shop/personal-data/links/follow-account-link.server';
import {unlistedMeta} from '~/shop/shell/frame/page-title';
import {linkClientAction} from '~/shop/subscribers/links/link-client-actions';

export const headers = secretPageHeaders;

export const meta: MetaFunction = ({matches}) => unlistedMeta(KEEP_LINK_COPY.page, matches);

export const action = (args: ActionFunctionArgs) => handleKeepLink(args);

export const clientAction = linkClientAction;

export default function KeepLinkRoute() {
  return <KeepLinkPage outcome={useActionData<typeof action>()?.outcome ?? null} />;
}
