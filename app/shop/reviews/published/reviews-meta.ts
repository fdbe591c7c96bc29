import {absoluteUrl, type PageFacts, type Site} from '~/core/page-meta';
import {reviewsPath} from '~/core/review-paths';
import {toReviewQuery} from '../review-filter';
import {REVIEWS_COPY} from '../reviews-copy';
import type {PublishedReviews, ReviewedProduct} from '../review-view';

interface LoadedReviews {
  readonly product: Pick<ReviewedProduct, 'handle' | 'title'>;
  readonly productPath: string;
  /** Null while the database is unavailable. */
  readonly found: PublishedReviews | null;
}

/** Returns what search engines and other sites read about a page of reviews. */
export function reviewsFacts(
  {product, productPath, found}: LoadedReviews,
  site: Site,
): Omit<PageFacts, 'title' | 'page'> {
  const url = absoluteUrl(productPath, site);
  return {
    path: found && (found.page > 1 || toReviewQuery(found.filter) !== '') ? null : reviewsPath(product.handle),
    description: REVIEWS_COPY.pageDescription(product.title),
    parents: [{title: product.title, path: productPath}],
    structuredData: found && found.summary.count > 0 ? [reviewsJsonLd(product.title, found, url)] : [],
  };
}

function reviewsJsonLd(name: string, {summary, reviews}: PublishedReviews, url: string) {
  return {
    '@type': 'Product',
    name,
    url,
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: summary.average.toFixed(1),
      reviewCount: summary.count,
      bestRating: 5,
      worstRating: 1,
    },
    review: reviews.map(({rating, title, body, author, at}) => ({
      '@type': 'Review',
      name: title,
      reviewBody: body,
      datePublished: at.iso.slice(0, 10),
      author: {'@type': 'Person', name: author},
      reviewRating: {'@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1},
    })),
  };
}
