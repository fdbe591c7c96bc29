import {useActionData, type MetaFunction} from '@remix-run/react';
import type {ActionFunctionArgs} from '@shopify/remix-oxygen';
import {unlistedMeta} from '~/shop/shell/frame/page-title';
import {handleUnsubscribe} from '~/shop/subscribers/links/follow-link.server';
import {linkClientAction} from '~/shop/subscribers/links/link-client-actions';
import {secretPageHeaders} from '~/shop/identity/page-headers.server';
import {StopMailsPage} from '~/shop/subscribers/links/StopMailsPage';
import {UNSUBSCRIBE_COPY, UNSUBSCRIBE_RESULTS} from '~/shop/subscribers/subscriber-copy';

export const headers = secretPageHeaders;

export const meta: MetaFunction = ({matches}) => unlistedMeta(UNSUBSCRIBE_COPY.page, matches);

export const action = (args: ActionFunctionArgs) => handleUnsubscribe(args);

export const clientAction = linkClientAction;

export default function UnsubscribeRoute() {
  return (
    <StopMailsPage
      copy={UNSUBSCRIBE_COPY}
      results={UNSUBSCRIBE_RESULTS}
      outcome={useActionData<typeof action>()?.outcome ?? null}
    />
  );
}
