import {useActionData, useLoaderData} from '@remix-run/react';
import {paymentClientAction} from '~/admin/refunds/payment-client-action';
import {RefundScreen} from '~/admin/refunds/refund/RefundScreen';
import {handleRefund} from '~/admin/refunds/refund/handle-refund.server';
import {loadRefund} from '~/admin/refunds/refund/load-refund.server';

export {reloadOrNull as clientLoader} from '~/admin/frame/reload-or-null';
export {revalidateAfterForm as shouldRevalidate} from '~/admin/frame/revalidate-after-form';

export const loader = loadRefund;

export const action = handleRefund;

export const clientAction = paymentClientAction;

export default function AdminOrderRefundRoute() {
  return <RefundScreen view={useLoaderData<typeof loader>()} result={useActionData<typeof action>()} />;
}
