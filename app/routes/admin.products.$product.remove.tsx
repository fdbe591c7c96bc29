import {isRouteErrorResponse, useActionData, useLoaderData, useRouteError} from '@remix-run/react';
import {handleRemoval} from '~/admin/products/form/handle-removal.server';
import {loadRemoval} from '~/admin/products/form/load-product.server';
import {ProductMissing} from '~/admin/products/form/ProductMissing';
import {EditProductPage} from '~/admin/products/form/EditProductPage';
import {RemoveProductPage} from '~/admin/products/form/RemoveProductPage';
import {RouteErrorScreen} from '~/shop/shell/errors/RouteErrorScreen';

export {revalidateAfterForm as shouldRevalidate} from '~/admin/frame/revalidate-after-form';

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
