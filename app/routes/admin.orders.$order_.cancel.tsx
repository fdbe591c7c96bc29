import {useActionData, useLoaderData, type ShouldRevalidateFunction} from '@remix-run/react';
import {paymentClientAction} from '~/features/refunds/payment-client-action';
import type {PaymentFormResult} from '~/features/refunds/payment-form-result';
import {CancelScreen} from '~/features/refunds/cancel/CancelScreen';
import {handleCancel} from '~/features/refunds/cancel/handle-cancel.server';
import {loadCancel} from '~/features/refunds/cancel/load-cancel.server';

/** A failed attempt may have been executed, so the state is read again after each that reached the server. */
export const shouldRevalidate: ShouldRevalidateFunction = ({actionResult}) =>
  !(actionResult as PaymentFormResult | null | undefined)?.isOffline;

export const loader = loadCancel;

export const action = handleCancel;

export const clientAction = paymentClientAction;

export default function AdminOrderCancelRoute() {
  return <CancelScreen view={useLoaderData<typeof loader>()} result={useActionData<typeof action>()} />;
}
