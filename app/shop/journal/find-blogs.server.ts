import type {BlogListQuery} from '../../../storefrontapi.generated';
import type {Storefront} from '~/platform/shopify/storefront.server';
import {toPicture} from '~/shop/catalog/model/to-gallery';
import {BLOG_LIST_QUERY} from './journal.gql';
import {articlePath, blogPath} from './journal-path';
import type {BlogCardView} from './journal-view';

type BlogSource = NonNullable<BlogListQuery['blogs']>['nodes'][number];

/**
 * Finds all blogs; none if the store denies its content.
 * @throws UpstreamError when Shopify does not respond and no response is cached
 */
export async function findBlogs(storefront: Pick<Storefront, 'query'>): Promise<readonly BlogCardView[]> {
  const {blogs} = await storefront.query(BLOG_LIST_QUERY);
  return (blogs?.nodes ?? []).map(toBlogCard);
}

const toBlogCard = ({handle, title, seo, articles: {nodes}}: BlogSource): BlogCardView => ({
  path: blogPath(handle),
  title,
  description: seo?.description ?? '',
  image: toPicture(nodes.find(({image}) => image)?.image),
  newest: nodes.map((article) => ({path: articlePath(handle, article.handle), title: article.title})),
});
