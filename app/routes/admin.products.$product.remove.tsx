import {isRouteErrorResponse, useActionData, useLoaderData, useRouteError} from '@remix-run/react';
import {handleRemoval} from '~/features/admin-products/form/handle-removal.server';
import {loadRemoval} from '~/features/admin-products/form/load-product.server';
import {ProductMissing} from '~/features/admin-products/form/ProductMissing';
import {EditProductPage} from '~/features/admin-products/form/EditProductPage';
import {RemoveProductPage} from '~/features/admin-products/form/RemoveProductPage';
import {RouteErrorScreen} from '~/features/shell/errors/RouteErrorScreen';

export {revalidateAfterForm as shouldRevalidate} from '~/features/admin/frame/revalidate-after-form';

export const loader = loadRemoval;

export const action = handleRemoval;

export default function AdminRemoveProductRoute() {
  const {removal, problem} = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  if (!removal) return <EditProductPage form={null} problem={problem} reply={undefined} />;
  return <RemoveProductPage {...removal} failure={reply?.failure ?? null} />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return isMissing ? <ProductMissing /> : <RouteErrorScreen scope="page" />;
}
