import {data} from '@shopify/remix-oxygen';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {requireAdmin} from '~/admin/frame/access/require-admin.server';
import {shopOrigins} from '~/platform/shop-addresses.server';
import {requireProductId} from '../form/load-product.server';
import {readFromShop} from '../shop-access.server';
import type {ShopProblem} from '../shop-problem';
import {staffProductPath} from '../staff-product-path';
import {findVariantPage} from './find-variants.server';
import {variantNumberOf, type VariantRow} from './variant-view';
import {parseVariantsRequest, toVariantSearch, type VariantsRequest} from './variants-request';

/** A page of the variants of a product. */
export interface VariantPageView {
  readonly title: string;
  readonly shopPath: string;
  /** All variants of the product; null if unknown. */
  readonly count: number | null;
  readonly rows: readonly VariantRow[];
  /** The cursor of the next page; null on the last one. */
  readonly next: string | null;
}

export interface LoadedVariants {
  readonly request: VariantsRequest;
  /** The path of the product's form. */
  readonly path: string;
  /** The product in the Shopify admin. */
  readonly shopifyUrl: string;
  readonly page: VariantPageView | null;
  readonly problem: ShopProblem | null;
  readonly idempotencyKey: string;
}

/** Loads a page of variants. @throws Response 404 for a product that does not exist; a redirect for everyone but admins */
export async function loadVariants({context, request, params}: LoaderFunctionArgs) {
  await requireAdmin(context, request);
  const id = requireProductId(params.product);
  const wanted = parseVariantsRequest(new URL(request.url).searchParams);
  const number = variantNumberOf(id);
  const found = await readFromShop(context, (admin) =>
    findVariantPage(admin, {id, after: wanted.after, query: toVariantSearch(number, wanted)}),
  );
  if (found.ok && !found.value) throw new Response(null, {status: 404});
  const loaded: LoadedVariants = {
    request: wanted,
    path: staffProductPath(id),
    shopifyUrl: `${shopOrigins(context.config)[0]}/admin/products/${number}`,
    page: found.ok && found.value ? toView(found.value) : null,
    problem: found.ok ? null : found.error,
    idempotencyKey: crypto.randomUUID(),
  };
  return data(loaded, {status: found.ok ? 200 : 503});
}

function toView({product, variants, next}: NonNullable<Awaited<ReturnType<typeof findVariantPage>>>): VariantPageView {
  return {
    title: product.title,
    shopPath: `/product/${product.handle}`,
    count: product.count,
    rows: variants.map(({id, title, sku, values, seen, stockRestriction}) => ({
      id,
      title,
      sku,
      values,
      seen,
      stockRestriction,
    })),
    next,
  };
}
