import {useLoaderData} from '@remix-run/react';
import {keepTyped, useServerReply} from '~/admin/frame/keep-typed';
import {handleProduct} from '~/admin/products/form/handle-product.server';
import {loadProduct} from '~/admin/products/form/load-product.server';
import {ProductMissing} from '~/admin/products/form/ProductMissing';
import {EditProductPage} from '~/admin/products/form/EditProductPage';
import {AdminErrorScreen} from '~/admin/frame/access/AdminErrorScreen';
import {RouteErrorScreen} from '~/shop/shell/errors/RouteErrorScreen';

export {revalidateAfterForm as shouldRevalidate} from '~/admin/frame/revalidate-after-form';

export const loader = loadProduct;

export const action = handleProduct;

export const clientAction = keepTyped;

export default function AdminProductRoute() {
  return <EditProductPage {...useLoaderData<typeof loader>()} replied={useServerReply<typeof action>()} />;
}

export function ErrorBoundary() {
  return (
    <AdminErrorScreen missing={<ProductMissing />}>
      <RouteErrorScreen scope="page" />
    </AdminErrorScreen>
  );
}
