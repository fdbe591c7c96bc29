import {useActionData, type MetaFunction} from '@remix-run/react';
import type {ActionFunctionArgs} from '@shopify/remix-oxygen';
import {secretPageHeaders} from '~/shop/identity/page-headers.server';
import {EMAIL_LINK_COPY} from '~/shop/personal-data/links/account-link-copy';
import {EmailLinkPage} from '~/shop/personal-data/links/AccountLinkPages';
import {handleEmailLink} from '~/shop/personal-data/links/follow-account-link.server';
import {unlistedMeta} from '~/shop/shell/frame/page-title';
import {linkClientAction} from '~/shop/subscribers/links/link-client-actions';

export const headers = secretPageHeaders;

export const meta: MetaFunction = ({matches}) => unlistedMeta(EMAIL_LINK_COPY.page, matches);

export const action = (args: ActionFunctionArgs) => handleEmailLink(args);

export const clientAction = linkClientAction;

export default function EmailLinkRoute() {
  return <EmailLinkPage outcome={useActionData<typeof action>()?.outcome ?? null} />;
}
