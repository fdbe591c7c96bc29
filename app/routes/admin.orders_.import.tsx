import {useActionData, useLoaderData} from '@remix-run/react';
import {handleOrderImport, loadOrderImport} from '~/admin/desk/import/handle-order-import.server';
import {OrderImportPage} from '~/admin/desk/import/OrderImportPage';

export {revalidateAfterForm as shouldRevalidate} from '~/admin/frame/revalidate-after-form';

export const loader = loadOrderImport;

export const action = handleOrderImport;

export default function AdminOrderImportRoute() {
  return <OrderImportPage {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
