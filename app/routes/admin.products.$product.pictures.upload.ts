import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {requireAdmin} from '~/admin/frame/access/require-admin.server';
import {handlePictureUpload} from '~/admin/products/pictures/handle-pictures.server';

/** Pictures are received, and read at Shopify. */
export async function loader({context, request}: LoaderFunctionArgs) {
  await requireAdmin(context, request);
  return new Response(null, {status: 405, headers: {Allow: 'POST'}});
}

/** Receives one picture of a script, which shows the progress. */
export const action = handlePictureUpload;
