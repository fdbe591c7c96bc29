import {useLoaderData} from '@remix-run/react';
import {keepTyped, useServerReply} from '~/admin/frame/keep-typed';
import {handleRemoval} from '~/admin/products/form/handle-removal.server';
import {loadRemoval} from '~/admin/products/form/load-product.server';
import {ProductMissing} from '~/admin/products/form/ProductMissing';
import {EditProductPage} from '~/admin/products/form/EditProductPage';
import {RemoveProductPage} from '~/admin/products/form/RemoveProductPage';
import {AdminErrorScreen} from '~/admin/frame/access/AdminErrorScreen';
import {RouteErrorScreen} from '~/shop/shell/errors/RouteErrorScreen';

export {revalidateAfterForm as shouldRevalidate} from '~/admin/frame/revalidate-after-form';

export const loader = loadRemoval;

export const action = handleRemoval;

export const clientAction = keepTyped;

export default function AdminRemoveProductRoute() {
  const {removal, problem} = useLoaderData<typeof loader>();
  const {reply, offline} = useServerReply<typeof action>();
  if (!removal) return <EditProductPage form={null} problem={problem} />;
  return <RemoveProductPage {...removal} failure={offline ?? reply?.failure ?? null} />;
}

export function ErrorBoundary() {
  return (
    <AdminErrorScreen missing={<ProductMissing />}>
      <RouteErrorScreen scope="page" />
    </AdminErrorScreen>
  );
}
