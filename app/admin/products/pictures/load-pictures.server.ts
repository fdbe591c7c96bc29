import {data} from '@shopify/remix-oxygen';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {requireAdmin} from '~/admin/frame/access/require-admin.server';
import {requireProductId} from '../form/load-product.server';
import {readFromShop} from '../shop-access.server';
import type {ShopProblem} from '../shop-problem';
import {staffProductPath} from '../staff-product-path';
import {findPictures} from './find-pictures.server';
import type {MediaView} from './picture-view';

export interface LoadedPictures {
  /** The path of the product's form. */
  readonly path: string;
  /** Null if the shop could not be read. */
  readonly product: {readonly title: string; readonly shopPath: string; readonly media: readonly MediaView[]} | null;
  readonly problem: ShopProblem | null;
  readonly idempotencyKey: string;
}

/** Loads the pictures of a product. @throws Response 404 for a product that does not exist; a redirect for everyone but admins */
export async function loadPictures({context, request, params}: LoaderFunctionArgs) {
  await requireAdmin(context, request);
  const id = requireProductId(params.product);
  const found = await readFromShop(context, (admin) => findPictures(admin, id));
  if (found.ok && !found.value) throw new Response(null, {status: 404});
  const product = found.ok ? found.value : null;
  const loaded: LoadedPictures = {
    path: staffProductPath(id),
    product: product && {title: product.title, shopPath: `/product/${product.handle}`, media: product.media},
    problem: found.ok ? null : found.error,
    idempotencyKey: crypto.randomUUID(),
  };
  return data(loaded, {status: found.ok ? 200 : 503});
}
