import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {requireAdmin} from '~/admin/frame/access/require-admin.server';
import {handlePictureUpload} from '~/admin/products/pictures/handle-pictures.server';

/** This address only receives pictures; browsers load them from Shopify. */
export async function loader({context, request}: LoaderFunctionArgs) {
  await requireAdmin(context, request);
  return new Response(null, {status: 405, headers: {Allow: 'POST'}});
}

/** Receives one picture from the script that shows the progress of uploads. */
export const action = handlePictureUpload;
