import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {requireSignedIn} from '~/platform/session/require-signed-in.server';
import {handleDownload} from '~/shop/personal-data/handle-download.server';

/** Files are returned to POST requests only: downloads are counted. */
export async function loader({context, request}: LoaderFunctionArgs) {
  await requireSignedIn(context, request);
  return new Response(null, {status: 405, headers: {Allow: 'POST'}});
}

export const action = (args: ActionFunctionArgs) => handleDownload(args);
