import {useActionData, useLoaderData} from '@remix-run/react';
import {paymentClientAction} from '~/admin/refunds/payment-client-action';
import {CancelScreen} from '~/admin/refunds/cancel/CancelScreen';
import {handleCancel} from '~/admin/refunds/cancel/handle-cancel.server';
import {loadCancel} from '~/admin/refunds/cancel/load-cancel.server';

export {reloadOrNull as clientLoader} from '~/admin/frame/reload-or-null';
export {revalidateAfterForm as shouldRevalidate} from '~/admin/frame/revalidate-after-form';

export const loader = loadCancel;

export const action = handleCancel;

export const clientAction = paymentClientAction;

export default function AdminOrderCancelRoute() {
  return <CancelScreen view={useLoaderData<typeof loader>()} result={useActionData<typeof action>()} />;
}
