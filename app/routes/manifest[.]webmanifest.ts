import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {findShopFrame} from '~/shop/content/frame/find-shop-frame.server';
import {toWebManifest} from '~/shop/shell/manifest/to-web-manifest';
import {publicFileHeaders} from '~/platform/public-file-headers.server';

/** The web manifest. It is no file, because Oxygen serves files of this extension nowhere but below `/assets`. */
export const loader = async ({context}: LoaderFunctionArgs) =>
  new Response(JSON.stringify(toWebManifest(await findShopFrame(context))), {
    headers: publicFileHeaders('application/manifest+json'),
  });
