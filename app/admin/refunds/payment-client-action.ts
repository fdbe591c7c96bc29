import {keepForm} from '~/admin/frame/keep-form';
import type {PaymentFormResult} from './payment-form-result';
import {STAFF_ORDER_OFFLINE} from '~/orders/commands/staff-order-copy';

/** Keeps the form with its values and its idempotency key if the connection fails. */
export const paymentClientAction = keepForm((values): PaymentFormResult => {
  return {failure: STAFF_ORDER_OFFLINE, fieldErrors: {}, values};
});
