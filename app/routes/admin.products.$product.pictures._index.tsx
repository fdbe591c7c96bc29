import {useLoaderData} from '@remix-run/react';
import {keepTyped, useServerReply} from '~/admin/frame/keep-typed';
import {ProductMissing} from '~/admin/products/form/ProductMissing';
import {handlePictures} from '~/admin/products/pictures/handle-pictures.server';
import {loadPictures} from '~/admin/products/pictures/load-pictures.server';
import {PicturesPage} from '~/admin/products/pictures/PicturesPage';
import {AdminErrorScreen} from '~/admin/frame/access/AdminErrorScreen';
import {RouteErrorScreen} from '~/shop/shell/errors/RouteErrorScreen';

export {revalidateAfterForm as shouldRevalidate} from '~/admin/frame/revalidate-after-form';

export const loader = loadPictures;

export const action = handlePictures;

export const clientAction = keepTyped;

export default function AdminPicturesRoute() {
  return <PicturesPage {...useLoaderData<typeof loader>()} replied={useServerReply<typeof action>()} />;
}

export function ErrorBoundary() {
  return (
    <AdminErrorScreen missing={<ProductMissing />}>
      <RouteErrorScreen scope="page" />
    </AdminErrorScreen>
  );
}
