import {z} from 'zod';
import type {AppContext} from '~/platform/context.server';
import {createAdmin, type Admin} from '~/platform/shopify/admin.server';
import {isUpstreamFailure} from '~/platform/shopify/upstream-problem';
import {STOCK_LEVELS_QUERY} from './stock.admin.gql';

/** Shopify's largest page. */
const PER_PAGE = 250;
const MAX_PAGES = 4;
const BUNDLE_TAG = 'bundle';

const StockSchema = z
  .object({
    products: z.object({
      nodes: z.array(
        z.object({
          id: z.string(),
          title: z.string(),
          tags: z.array(z.string()),
          tracksInventory: z.boolean(),
          totalInventory: z.int(),
        }),
      ),
      pageInfo: z.object({hasNextPage: z.boolean(), endCursor: z.string().nullable()}),
    }),
  })
  .transform(({products}) => products);

/** A product on sale. */
export interface ProductStock {
  readonly id: string;
  readonly title: string;
  readonly isBundle: boolean;
  /** The units left; null if Shopify does not count them. */
  readonly units: number | null;
}

/** Finds the stock of the products on sale; null if it is unknown at the moment, which is reported. */
export async function findStock({
  config,
  report,
}: Pick<AppContext, 'config' | 'report'>): Promise<readonly ProductStock[] | null> {
  const admin = createAdmin(config);
  if (!admin) return null;
  try {
    return await findPages(admin);
  } catch (error) {
    if (!isUpstreamFailure(error)) throw error;
    report(error);
    return null;
  }
}

async function findPages(admin: Admin): Promise<readonly ProductStock[]> {
  const found: ProductStock[] = [];
  let after: string | null = null;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const {nodes, pageInfo}: z.output<typeof StockSchema> = await admin.query(
      STOCK_LEVELS_QUERY,
      {first: PER_PAGE, after},
      StockSchema,
    );
    for (const {id, title, tags, tracksInventory, totalInventory} of nodes)
      found.push({
        id,
        title,
        isBundle: tags.some((tag) => tag.toLowerCase() === BUNDLE_TAG),
        units: tracksInventory ? totalInventory : null,
      });
    if (!pageInfo.hasNextPage) return found;
    after = pageInfo.endCursor;
  }
  return found;
}
