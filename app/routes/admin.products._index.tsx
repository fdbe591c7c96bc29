import {useActionData, useLoaderData} from '@remix-run/react';
import {handleProductImport} from '~/admin/products/list/import-products.server';
import {ImportPanel} from '~/admin/products/list/ImportPanel';
import {loadProducts} from '~/admin/products/list/load-products.server';
import {ProductListPage} from '~/admin/products/list/ProductListPage';

export {revalidateAfterForm as shouldRevalidate} from '~/admin/frame/revalidate-after-form';

export const loader = loadProducts;

export const action = handleProductImport;

export default function AdminProductsRoute() {
  const reply = useActionData<typeof action>();
  return <ProductListPage {...useLoaderData<typeof loader>()} importPanel={<ImportPanel reply={reply} />} />;
}
