import {useActionData, useLoaderData, type ShouldRevalidateFunction} from '@remix-run/react';
import {paymentClientAction} from '~/admin/refunds/payment-client-action';
import type {PaymentFormResult} from '~/admin/refunds/payment-form-result';
import {RefundScreen} from '~/admin/refunds/refund/RefundScreen';
import {handleRefund} from '~/admin/refunds/refund/handle-refund.server';
import {loadRefund} from '~/admin/refunds/refund/load-refund.server';

/** A failed attempt may have been executed, so what can be refunded is read again after each that reached the server. */
export const shouldRevalidate: ShouldRevalidateFunction = ({actionResult}) =>
  !(actionResult as PaymentFormResult | null | undefined)?.isOffline;

export const loader = loadRefund;

export const action = handleRefund;

export const clientAction = paymentClientAction;

export default function AdminOrderRefundRoute() {
  return <RefundScreen view={useLoaderData<typeof loader>()} result={useActionData<typeof action>()} />;
}
