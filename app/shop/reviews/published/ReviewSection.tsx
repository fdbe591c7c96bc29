import {Await} from '@remix-run/react';
import {memo, Suspense} from 'react';
import type {Streamed} from '~/core/streamed';
import {lazyWhenUsed} from '~/ui/server-rendered-lazy';
import {Skeleton} from '~/ui/Skeleton';
import {ProductReviews as EagerProductReviews} from './ProductReviews';
import type {PublishedReviews} from '../review-view';
import {REVIEW_SECTION_COPY} from './review-section-copy';

const ProductReviews = import.meta.env.SSR
  ? EagerProductReviews
  : lazyWhenUsed(() => import('./ProductReviews').then((module) => module.ProductReviews));

interface ReviewSectionProps {
  readonly handle: string;
  /** Null for a store without reviews. */
  readonly reviews: Streamed<PublishedReviews | 'unavailable'> | null;
}

/**
 * The reviews on the product page, which may stream in. Without scripts streamed parts stay hidden, so a link leads to the
 * page with all reviews. Memoized: other updates of the page would interrupt the hydration.
 */
export const ReviewSection = memo(function ReviewSection({handle, reviews}: ReviewSectionProps) {
  if (!reviews) return null;
  return (
    <section id="reviews" aria-labelledby="reviews-title" className="page scroll-mt-(--header-height) py-12 sm:py-16">
      <h2 id="reviews-title" className="mb-6 text-heading">
        {REVIEW_SECTION_COPY.title}
      </h2>
      <Suspense fallback={<ReviewSkeleton handle={handle} />}>
        <Await resolve={reviews}>{(found) => <ProductReviews handle={handle} found={found} />}</Await>
      </Suspense>
    </section>
  );
});

function ReviewSkeleton({handle}: {readonly handle: string}) {
  return (
    <>
      <p className="hidden noscript:block">
        <a href={`/product/${handle}/reviews`} className="font-semibold underline underline-offset-4">
          {REVIEW_SECTION_COPY.readAll}
        </a>
      </p>
      <Skeleton className="h-96 noscript:hidden" />
    </>
  );
}
