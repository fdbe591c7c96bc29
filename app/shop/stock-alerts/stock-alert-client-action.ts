import type {ClientActionFunctionArgs} from '@remix-run/react';
import {whenFormOffline} from '~/ui/when-offline';
import {VARIANT_FIELD} from './stock-alert-path';
import type {StockAlertReply} from './stock-alert-reply';

/** Keeps the form and the address if the connection fails. */
export const stockAlertClientAction = (attempt: Pick<ClientActionFunctionArgs, 'request' | 'serverAction'>) =>
  whenFormOffline(attempt, ({email = '', [VARIANT_FIELD]: variantId = null}): StockAlertReply => ({
    outcome: 'failed',
    email,
    variantId,
    variant: null,
  }));
