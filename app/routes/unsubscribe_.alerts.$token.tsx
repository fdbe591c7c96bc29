import {useActionData, type MetaFunction} from '@remix-run/react';
import type {ActionFunctionArgs} from '@shopify/remix-oxygen';
import {unlistedMeta} from '~/shop/shell/frame/page-title';
import {StopMailsPage} from '~/shop/subscribers/links/StopMailsPage';
import {handleAlertStop} from '~/shop/stock-alerts/links/follow-alert-link.server';
import {ALERT_STOP_COPY, ALERT_STOP_RESULTS} from '~/shop/stock-alerts/stock-alert-copy';
import {linkClientAction} from '~/shop/subscribers/links/link-client-actions';
import {secretPageHeaders} from '~/shop/identity/page-headers.server';

export const headers = secretPageHeaders;

export const meta: MetaFunction = ({matches}) => unlistedMeta(ALERT_STOP_COPY.page, matches);

export const action = (args: ActionFunctionArgs) => handleAlertStop(args);

export const clientAction = linkClientAction;

export default function StopStockAlertsRoute() {
  return (
    <StopMailsPage
      copy={ALERT_STOP_COPY}
      results={ALERT_STOP_RESULTS}
      outcome={useActionData<typeof action>()?.outcome ?? null}
    />
  );
}
