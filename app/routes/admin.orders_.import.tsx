import {useActionData, useLoaderData} from '@remix-run/react';
import {handleOrderImport, loadOrderImport} from '~/features/order-desk/import/handle-order-import.server';
import {OrderImportPage} from '~/features/order-desk/import/OrderImportPage';

export {revalidateAfterForm as shouldRevalidate} from '~/features/admin/frame/revalidate-after-form';

export const loader = loadOrderImport;

export const action = handleOrderImport;

export default function AdminOrderImportRoute() {
  return <OrderImportPage {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
