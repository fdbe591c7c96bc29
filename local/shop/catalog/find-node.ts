import type {Seed} from '../../seed/types';
import {gid} from '../graphql/gid';
import {invalidGlobalId} from '../graphql/request-errors';
import {FieldNotEmulatedError, type ResolverMap} from '../graphql/schema';
import type {ShopContext} from '../state';
import {articleId, blogId, collectionId, pageId, policyId, productId, variantId} from './ids';
import {mediaOf} from './media';
import {metaobjectsOf} from './metaobjects';
import {perSeed} from './per-seed';
import {
  toArticleNodes,
  toBlogNode,
  toCollectionNode,
  toPageNode,
  toPolicyNode,
  toProductNode,
  toVariantNode,
} from './nodes';
import {variantsOf} from './variants';

type Node = object;

/** The types with all of their nodes in the table below. An id of these types that is not in it does not exist. */
const KNOWN_TYPES = new Set([
  'Product',
  'ProductVariant',
  'Collection',
  'Page',
  'Blog',
  'Article',
  'ShopPolicy',
  'Metaobject',
  'MediaImage',
  'Video',
  'ExternalVideo',
  'Model3d',
]);

const tableOf = perSeed(
  (seed): ReadonlyMap<string, Node> =>
    new Map<string, Node>([
      ...seed.products.map((product) => [productId(product), toProductNode(product)] as const),
      ...seed.products.flatMap(variantsOf).map((variant) => [variantId(variant), toVariantNode(variant)] as const),
      ...seed.collections.map((collection) => [collectionId(collection), toCollectionNode(collection)] as const),
      ...seed.pages.map((page) => [pageId(page), toPageNode(page)] as const),
      ...seed.blogs.map((blog) => [blogId(blog), toBlogNode(blog)] as const),
      ...toArticleNodes(seed.blogs).map((node) => [articleId(node.article), node] as const),
      ...seed.policies.map((policy) => [policyId(policy), toPolicyNode(policy)] as const),
      ...metaobjectsOf(seed).map((entry) => [gid('Metaobject', entry.number), entry] as const),
      ...mediaOf(seed).map((media) => [gid(media.__typename, media.number), media] as const),
    ]),
);

/**
 * Finds a node of the catalog by its global id.
 *
 * @returns null if it does not exist
 * @throws GraphQLError if the text is not a global id
 * @throws FieldNotEmulatedError for a type that this shop cannot look up
 */
export function findNode(seed: Seed, id: string): Node | null {
  const [, type] = /^gid:\/\/shopify\/(\w+)\/.+$/.exec(id) ?? [];
  if (type === undefined) throw invalidGlobalId(id);
  if (!KNOWN_TYPES.has(type)) throw new FieldNotEmulatedError('QueryRoot', `node of ${type}`);
  return tableOf(seed).get(id) ?? null;
}

export const nodeResolvers: ResolverMap = {
  QueryRoot: {
    node: (_root, {id}: {id: string}, {state}: ShopContext) => findNode(state.seed, id),
    nodes: (_root, {ids}: {ids: readonly string[]}, {state}: ShopContext) => ids.map((id) => findNode(state.seed, id)),
  },
};
