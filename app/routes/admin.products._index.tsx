import {useLoaderData} from '@remix-run/react';
import {keepTyped, useServerReply} from '~/admin/frame/keep-typed';
import {handleProductImport} from '~/admin/products/list/import-products.server';
import {ImportPanel} from '~/admin/products/list/ImportPanel';
import {loadProducts} from '~/admin/products/list/load-products.server';
import {ProductListPage} from '~/admin/products/list/ProductListPage';

export {revalidateAfterForm as shouldRevalidate} from '~/admin/frame/revalidate-after-form';

export const loader = loadProducts;

export const action = handleProductImport;

export const clientAction = keepTyped;

export default function AdminProductsRoute() {
  const {reply, offline} = useServerReply<typeof action>();
  return (
    <ProductListPage
      {...useLoaderData<typeof loader>()}
      importPanel={<ImportPanel reply={reply} offline={offline} />}
    />
  );
}
