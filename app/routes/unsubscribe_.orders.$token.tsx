import {useActionData, type MetaFunction} from '@remix-run/react';
import type {ActionFunctionArgs} from '@shopify/remix-oxygen';
import {MAILS_STOP_COPY, MAILS_STOP_RESULTS} from '~/shop/orders/mails/order-mails-copy';
import {StopMailsPage} from '~/shop/subscribers/links/StopMailsPage';
import {handleMailsStop} from '~/shop/orders/mails/stop-order-mails.server';
import {unlistedMeta} from '~/shop/shell/frame/page-title';
import {linkClientAction} from '~/shop/subscribers/links/link-client-actions';
import {secretPageHeaders} from '~/shop/identity/page-headers.server';

export const headers = secretPageHeaders;

export const meta: MetaFunction = ({matches}) => unlistedMeta(MAILS_STOP_COPY.page, matches);

export const action = (args: ActionFunctionArgs) => handleMailsStop(args);

export const clientAction = linkClientAction;

export default function StopOrderMailsRoute() {
  return (
    <StopMailsPage
      copy={MAILS_STOP_COPY}
      results={MAILS_STOP_RESULTS}
      outcome={useActionData<typeof action>()?.outcome ?? null}
    />
  );
}
