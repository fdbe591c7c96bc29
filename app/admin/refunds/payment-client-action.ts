import {keepForm} from '~/admin/frame/keep-form';
import type {PaymentFormResult} from './payment-form-result';
import {PAYMENT_OFFLINE} from './payment-problem-copy';

/** Keeps the form with its values and its idempotency key if the connection fails. */
export const paymentClientAction = keepForm((values): PaymentFormResult => {
  return {failure: PAYMENT_OFFLINE, fieldErrors: {}, values};
});
