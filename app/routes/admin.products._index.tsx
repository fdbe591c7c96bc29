import {useActionData, useLoaderData} from '@remix-run/react';
import {handleProductImport} from '~/features/admin-products/list/import-products.server';
import {ImportPanel} from '~/features/admin-products/list/ImportPanel';
import {loadProducts} from '~/features/admin-products/list/load-products.server';
import {ProductListPage} from '~/features/admin-products/list/ProductListPage';

export {revalidateAfterForm as shouldRevalidate} from '~/features/admin/frame/revalidate-after-form';

export const loader = loadProducts;

export const action = handleProductImport;

export default function AdminProductsRoute() {
  const reply = useActionData<typeof action>();
  return <ProductListPage {...useLoaderData<typeof loader>()} importPanel={<ImportPanel reply={reply} />} />;
}
