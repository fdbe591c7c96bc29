import {useLoaderData} from '@remix-run/react';
import {keepTyped, useServerReply} from '~/admin/frame/keep-typed';
import {ProductMissing} from '~/admin/products/form/ProductMissing';
import {handleVariants} from '~/admin/products/variants/handle-variants.server';
import {loadVariants} from '~/admin/products/variants/load-variants.server';
import {VariantsPage} from '~/admin/products/variants/VariantsPage';
import {AdminErrorScreen} from '~/admin/frame/access/AdminErrorScreen';
import {RouteErrorScreen} from '~/shop/shell/errors/RouteErrorScreen';

export {revalidateAfterForm as shouldRevalidate} from '~/admin/frame/revalidate-after-form';

export const loader = loadVariants;

export const action = handleVariants;

export const clientAction = keepTyped;

export default function AdminVariantsRoute() {
  return <VariantsPage {...useLoaderData<typeof loader>()} replied={useServerReply<typeof action>()} />;
}

export function ErrorBoundary() {
  return (
    <AdminErrorScreen missing={<ProductMissing />}>
      <RouteErrorScreen scope="page" />
    </AdminErrorScreen>
  );
}
