import {useLoaderData} from '@remix-run/react';
import {keepTyped, useServerReply} from '~/admin/frame/keep-typed';
import {handleNewProduct} from '~/admin/products/form/handle-product.server';
import {loadNewProduct} from '~/admin/products/form/load-product.server';
import {EditProductPage} from '~/admin/products/form/EditProductPage';

export {revalidateAfterForm as shouldRevalidate} from '~/admin/frame/revalidate-after-form';

export const loader = loadNewProduct;

export const action = handleNewProduct;

export const clientAction = keepTyped;

export default function AdminNewProductRoute() {
  return <EditProductPage {...useLoaderData<typeof loader>()} replied={useServerReply<typeof action>()} />;
}
