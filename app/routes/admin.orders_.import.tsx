import {useActionData, useLoaderData} from '@remix-run/react';
import {
  handleOrderImport,
  loadOrderImport,
  type OrderImportReply,
} from '~/admin/desk/import/handle-order-import.server';
import {OrderImportPage} from '~/admin/desk/import/OrderImportPage';
import {keepForm} from '~/admin/frame/keep-form';
import {ORDER_PROBLEMS} from '~/orders/commands/order-problem-copy';

export {revalidateAfterForm as shouldRevalidate} from '~/admin/frame/revalidate-after-form';

export const loader = loadOrderImport;

export const action = handleOrderImport;

export const clientAction = keepForm((values): OrderImportReply => {
  return {failure: ORDER_PROBLEMS.offline, number: values.number ?? '', error: null};
});

export default function AdminOrderImportRoute() {
  return <OrderImportPage {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
