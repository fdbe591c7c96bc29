import {useActionData, useLoaderData, type ShouldRevalidateFunction} from '@remix-run/react';
import {paymentClientAction} from '~/admin/refunds/payment-client-action';
import type {PaymentFormResult} from '~/admin/refunds/payment-form-result';
import {CancelScreen} from '~/admin/refunds/cancel/CancelScreen';
import {handleCancel} from '~/admin/refunds/cancel/handle-cancel.server';
import {loadCancel} from '~/admin/refunds/cancel/load-cancel.server';

/** A failed attempt may have been executed, so the state is read again after each that reached the server. */
export const shouldRevalidate: ShouldRevalidateFunction = ({actionResult}) =>
  !(actionResult as PaymentFormResult | null | undefined)?.isOffline;

export const loader = loadCancel;

export const action = handleCancel;

export const clientAction = paymentClientAction;

export default function AdminOrderCancelRoute() {
  return <CancelScreen view={useLoaderData<typeof loader>()} result={useActionData<typeof action>()} />;
}
