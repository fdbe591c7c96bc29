import type {ResolverMap} from '../graphql/schema';
import {blogResolvers} from './blog-resolvers';
import {collectionResolvers} from './collection-resolvers';
import {contentResolvers} from './content-resolvers';
import {nodeResolvers} from './find-node';
import {imageResolvers} from './images';
import {mediaResolvers} from './media';
import {menuResolvers} from './menu-resolvers';
import {metafieldResolvers} from './metafields';
import {metaobjectResolvers} from './metaobjects';
import {predictiveSearchResolvers} from './predictive-search-resolvers';
import {productQueries} from './product-queries';
import {productResolvers} from './product-resolvers';
import {searchResolvers} from './search-resolvers';
import {shopResolvers} from './shop-resolvers';
import {sitemapResolvers} from './sitemap-resolvers';
import {sellingPlanResolvers} from '../selling-plans/selling-plan-resolvers';
import {variantResolvers} from './variant-resolvers';

/** The resolvers of the catalog and the content; each map is bound in turn. */
export const catalogResolvers: readonly ResolverMap[] = [
  blogResolvers,
  collectionResolvers,
  contentResolvers,
  imageResolvers,
  mediaResolvers,
  menuResolvers,
  metafieldResolvers,
  metaobjectResolvers,
  nodeResolvers,
  predictiveSearchResolvers,
  productQueries,
  productResolvers,
  searchResolvers,
  sellingPlanResolvers,
  shopResolvers,
  sitemapResolvers,
  variantResolvers,
];
