import {z} from 'zod';
import type {Admin} from '~/platform/shopify/admin.server';
import {withAdminRateLimit} from '~/platform/limits/admin-rate-limit';
import {CHANNELS_QUERY, PRODUCT_CHOICES_QUERY} from './edit-product.admin.gql';
import type {ProductChoices} from './editable-product';
import {FeaturedSchema, findIfGranted} from './find-editable-product.server';
import {parseList} from './product-metafields';
import {hasTag} from './product-tags';

const ChoicesSchema = z.object({
  products: z.object({
    nodes: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        tags: z.array(z.string()),
        includes: z.object({value: z.string()}).nullable(),
      }),
    ),
    pageInfo: z.object({hasNextPage: z.boolean(), endCursor: z.string().nullish()}),
  }),
  featured: FeaturedSchema,
});

const ChannelsSchema = z.object({
  publications: z.object({nodes: z.array(z.object({id: z.string(), name: z.string()}))}),
});

/** Finds what the choices of the form offer. @throws UpstreamError */
export async function findChoices(admin: Admin): Promise<ProductChoices> {
  const [{products, featured}, channels] = await Promise.all([
    findAllProducts(admin),
    findIfGranted(() => admin.query(CHANNELS_QUERY, {}, ChannelsSchema)),
  ]);
  return {
    components: products
      .filter(({tags}) => !hasTag(tags, 'bundle'))
      .map((product) => ({id: product.id, title: product.title})),
    channels: channels.ok ? channels.value.publications.nodes : [],
    featuredCount: featured && featured.productIds.length,
  };
}

/** Finds the titles of the bundles that contain a product. @throws UpstreamError */
export async function findBundlesWith(admin: Admin, id: string): Promise<readonly string[]> {
  const {products} = await findAllProducts(admin);
  return products.filter(({includes}) => includes && parseList(includes.value).includes(id)).map(({title}) => title);
}

/** Reads every product of the shop, and which are featured. */
export async function findAllProducts(admin: Admin) {
  const found: z.output<typeof ChoicesSchema>['products']['nodes'] = [];
  let after: string | null = null;
  for (;;) {
    const page: z.output<typeof ChoicesSchema> = await withAdminRateLimit(admin, () =>
      admin.query(PRODUCT_CHOICES_QUERY, {after}, ChoicesSchema),
    );
    const {nodes, pageInfo} = page.products;
    found.push(...nodes);
    after = pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null;
    if (after === null) return {products: found, featured: page.featured};
  }
}
