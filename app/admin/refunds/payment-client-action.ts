import type {ClientActionFunctionArgs} from '@remix-run/react';
import {whenFormOffline} from '~/ui/when-offline';
import type {PaymentFormResult} from './payment-form-result';
import {PAYMENT_OFFLINE} from './payment-problem-copy';

/** Keeps the form with its values and its idempotency key if the connection fails. */
export const paymentClientAction = (args: ClientActionFunctionArgs): Promise<unknown> =>
  whenFormOffline(args, (values): PaymentFormResult => {
    return {failure: PAYMENT_OFFLINE, fieldErrors: {}, values, isOffline: true};
  });
