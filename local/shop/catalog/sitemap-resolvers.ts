import type {SitemapType} from 'schema-2026-04/storefront-api-types';
import {SEED_DATE} from '../../seed/seed-date';
import type {Seed, SeedProduct} from '../../seed/types';
import {dateTime} from '../graphql/date-time';
import {badRequest} from '../graphql/request-errors';
import type {ResolverMap} from '../graphql/schema';
import type {ShopContext} from '../state';
import {imageUrl} from './images';
import {toPictures} from './media';
import {toArticleNodes} from './nodes';

interface Sitemap {
  readonly type: SitemapType;
}

const PER_PAGE = 250;

function pictureOf(product: SeedProduct, {config}: ShopContext) {
  const picture = toPictures(product)[0];
  return picture
    ? {
        alt: picture.altText,
        filepath: new URL(imageUrl(config, picture)).pathname,
        updatedAt: dateTime(product.updatedAt),
      }
    : null;
}

const plainItem = ({handle, title}: {readonly handle: string; readonly title: string}) => ({
  __typename: 'SitemapResource',
  handle,
  title,
  updatedAt: dateTime(SEED_DATE),
  image: null,
});

function itemsOf(type: SitemapType, seed: Seed, context: ShopContext): readonly object[] {
  switch (type) {
    case 'PRODUCT':
      return seed.products.map((product) => ({
        ...plainItem(product),
        updatedAt: dateTime(product.updatedAt),
        image: pictureOf(product, context),
      }));
    case 'COLLECTION':
      return seed.collections.map(plainItem);
    case 'PAGE':
      return seed.pages.map(plainItem);
    case 'BLOG':
      return seed.blogs.map(plainItem);
    case 'ARTICLE':
      return toArticleNodes(seed.blogs).map(({article}) => ({
        ...plainItem(article),
        updatedAt: dateTime(article.publishedAt),
      }));
    case 'METAOBJECT':
      // No metaobject has a page.
      return [];
  }
}

function resources({type}: Sitemap, {page}: {page: number}, context: ShopContext) {
  if (page < 1) throw badRequest('page must be at least 1');
  const items = itemsOf(type, context.state.seed, context);
  return {
    hasNextPage: items.length > page * PER_PAGE,
    items: items.slice((page - 1) * PER_PAGE, page * PER_PAGE),
  };
}

export const sitemapResolvers: ResolverMap = {
  QueryRoot: {sitemap: (_root, {type}: Sitemap): Sitemap => ({type})},
  Sitemap: {
    pagesCount: ({type}: Sitemap, _args: unknown, context: ShopContext) => ({
      count: Math.ceil(itemsOf(type, context.state.seed, context).length / PER_PAGE),
      precision: 'EXACT',
    }),
    resources,
  },
};
