import {Link, useNavigate} from '@remix-run/react';
import {buttonStyle} from '~/ui/button-style';
import {Icon} from '~/ui/icons/Icon';
import {reviewsPath} from '~/core/review-paths';
import {isNarrowed, toReviewQuery} from '../review-filter';
import {WriteReviewLink} from '../WriteReviewLink';
import {REVIEWS_COPY} from '../reviews-copy';
import type {PublishedReviews, ReviewedProduct} from '../review-view';
import {ReviewItem} from './ReviewItem';
import {NoMatch} from './NoMatch';
import {ReviewSummary} from './ReviewSummary';
import {ReviewTools} from './ReviewTools';
import {StarLink} from './StarLink';

interface AllReviewsPageProps {
  readonly product: Pick<ReviewedProduct, 'handle' | 'title'>;
  readonly productPath: string;
  /** Null while the database is unavailable. */
  readonly found: PublishedReviews | null;
}

export function AllReviewsPage({product, productPath, found}: AllReviewsPageProps) {
  const {handle, title} = product;
  const navigate = useNavigate();
  return (
    <div className="page py-8 sm:py-12">
      <Link to={productPath} className={`-ms-4 ${buttonStyle({tone: 'quiet', size: 'sm'})}`}>
        <Icon name="arrow-left" className="size-4" />
        {REVIEWS_COPY.back(title)}
      </Link>
      <h1 className="mt-4 mb-8 text-title">{REVIEWS_COPY.pageTitle(title)}</h1>
      {found === null && <p className="text-ink-soft">{REVIEWS_COPY.unavailable}</p>}
      {found && (
        <div className="grid grid-cols-1 items-start gap-x-14 gap-y-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
          <div className="max-w-md space-y-5">
            {found.summary.count > 0 ? (
              <ReviewSummary
                summary={found.summary}
                times={found.times}
                renderStars={(stars) => <StarLink handle={handle} stars={stars} />}
              />
            ) : (
              <p className="font-semibold">{REVIEWS_COPY.none}</p>
            )}
            <WriteReviewLink product={handle} />
          </div>
          <div>
            <h2 className="sr-only">{REVIEWS_COPY.list}</h2>
            {found.summary.count > 1 && (
              <ReviewTools
                handle={handle}
                filter={found.filter}
                proteins={found.proteins}
                pictured={found.pictured}
                onChoose={(filter) => navigate(reviewsPath(handle, toReviewQuery(filter)), {preventScrollReset: true})}
              />
            )}
            <p role="status" className="mt-4 mb-6 text-sm text-ink-soft empty:mt-0">
              {isNarrowed(found.filter) && REVIEWS_COPY.matching(found.matching, found.summary.count)}
            </p>
            {isNarrowed(found.filter) && found.matching === 0 && <NoMatch handle={handle} />}
            <ul>
              {found.reviews.map((review) => (
                <li key={review.id}>
                  <ReviewItem review={review} />
                </li>
              ))}
            </ul>
            {found.pages > 1 && <ReviewPaging handle={handle} found={found} />}
          </div>
        </div>
      )}
    </div>
  );
}

interface ReviewPagingProps {
  readonly handle: string;
  readonly found: PublishedReviews;
}

function ReviewPaging({handle, found: {filter, page, pages}}: ReviewPagingProps) {
  const isByAge = filter.sort === 'newest';
  return (
    <nav aria-label={REVIEWS_COPY.pages} className="mt-8 flex flex-wrap items-center gap-3">
      {page > 1 && (
        <Link
          to={reviewsPath(handle, toReviewQuery(filter, page - 1))}
          rel="prev"
          className={buttonStyle({tone: 'outline'})}
        >
          {isByAge ? REVIEWS_COPY.newer : REVIEWS_COPY.previous}
        </Link>
      )}
      {page < pages && (
        <Link
          to={reviewsPath(handle, toReviewQuery(filter, page + 1))}
          rel="next"
          className={buttonStyle({tone: 'outline'})}
        >
          {isByAge ? REVIEWS_COPY.older : REVIEWS_COPY.next}
        </Link>
      )}
      <span className="text-sm text-ink-soft">{REVIEWS_COPY.place(page, pages)}</span>
    </nav>
  );
}
