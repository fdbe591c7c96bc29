import type {ActionFunctionArgs} from '@shopify/remix-oxygen';
import {requireAdmin} from '~/admin/frame/access/require-admin.server';
import {privateReply} from '~/platform/form-reply.server';
import type {Admin} from '~/platform/shopify/admin.server';
import {withAdminRateLimit} from '~/platform/limits/admin-rate-limit';
import {readFromShop} from '../shop-access.server';
import type {ShopProblem} from '../shop-problem';
import {findAdminProducts, isBundle, pictureOf, type ListedProduct} from './find-products.server';

/** What an import found in the shop. */
export interface ImportCounts {
  readonly products: number;
  readonly bundles: number;
  readonly withoutPicture: number;
  readonly withoutPrice: number;
  readonly drafts: number;
  readonly soldOut: number;
  /** Whether the shop has more products than an import reads. */
  readonly isIncomplete: boolean;
}

const PAGE_SIZE = 100;
/** How long an import reads; a catalog of several thousand products takes longer. */
const RUN_MS = 20_000;

/** Reads the catalog once more and counts what needs attention. It changes nothing. @throws Response for everyone but admins */
export async function handleProductImport({context, request}: ActionFunctionArgs) {
  await requireAdmin(context, request);
  const counted = await readFromShop(context, countCatalog);
  const reply: {readonly counts: ImportCounts | null; readonly problem: ShopProblem | null} = counted.ok
    ? {counts: counted.value, problem: null}
    : {counts: null, problem: counted.error};
  return privateReply(reply, counted.ok ? 200 : 503);
}

/** Counts all products, as fast as Shopify's rate limit allows, for a limited time. @throws UpstreamError */
export async function countCatalog(admin: Admin, startMs = Date.now()): Promise<ImportCounts> {
  const found: ListedProduct[] = [];
  let after: string | null = null;
  do {
    const page: Parameters<typeof findAdminProducts>[1] = {first: PAGE_SIZE, after, query: null};
    const {products} = await withAdminRateLimit(admin, () => findAdminProducts(admin, page));
    found.push(...products.nodes);
    after = products.pageInfo.hasNextPage ? products.pageInfo.endCursor : null;
  } while (after !== null && Date.now() < startMs + RUN_MS);
  const count = (matches: (product: ListedProduct) => boolean) => found.filter(matches).length;
  return {
    products: count((product) => !isBundle(product)),
    bundles: count(isBundle),
    withoutPicture: count((product) => pictureOf(product) === null),
    withoutPrice: count(({variants}) => !variants.nodes.some(({price}) => Number(price) > 0)),
    drafts: count(({status}) => status === 'DRAFT'),
    soldOut: count(({tracksInventory, totalInventory}) => tracksInventory && totalInventory <= 0),
    isIncomplete: after !== null,
  };
}
