import {useActionData, useLoaderData, type ShouldRevalidateFunction} from '@remix-run/react';
import {paymentClientAction} from '~/features/refunds/payment-client-action';
import type {PaymentFormResult} from '~/features/refunds/payment-form-result';
import {RefundScreen} from '~/features/refunds/refund/RefundScreen';
import {handleRefund} from '~/features/refunds/refund/handle-refund.server';
import {loadRefund} from '~/features/refunds/refund/load-refund.server';

/** A failed attempt may have been executed, so what can be refunded is read again after each that reached the server. */
export const shouldRevalidate: ShouldRevalidateFunction = ({actionResult}) =>
  !(actionResult as PaymentFormResult | null | undefined)?.isOffline;

export const loader = loadRefund;

export const action = handleRefund;

export const clientAction = paymentClientAction;

export default function AdminOrderRefundRoute() {
  return <RefundScreen view={useLoaderData<typeof loader>()} result={useActionData<typeof action>()} />;
}
