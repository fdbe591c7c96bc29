import {WriteReviewLink} from '../WriteReviewLink';
import {REVIEWS_COPY} from '../reviews-copy';
import type {PublishedReviews} from '../review-view';
import {ReviewList} from './ReviewList';
import {ReviewSummary} from './ReviewSummary';
import {ReviewTools} from './ReviewTools';
import {StarLink} from './StarLink';
import {useReviewList} from './use-review-list';

interface ProductReviewsProps {
  readonly handle: string;
  readonly found: PublishedReviews | 'unavailable';
}

export function ProductReviews({handle, found}: ProductReviewsProps) {
  if (found === 'unavailable') return <p className="text-ink-soft">{REVIEWS_COPY.unavailable}</p>;
  if (found.summary.count === 0)
    return (
      <div>
        <p className="font-semibold">{REVIEWS_COPY.none}</p>
        <p className="mt-1 max-w-prose text-ink-soft">{REVIEWS_COPY.noneText}</p>
        <WriteReviewLink product={handle} className="mt-4" />
      </div>
    );
  return <FoundReviews handle={handle} found={found} />;
}

function FoundReviews({handle, found}: {readonly handle: string; readonly found: PublishedReviews}) {
  const list = useReviewList(handle, found);
  return (
    <div className="grid grid-cols-1 items-start gap-x-14 gap-y-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <div className="max-w-md space-y-5 lg:sticky lg:top-[calc(var(--header-height)+1.5rem)] low:static">
        <ReviewSummary
          summary={found.summary}
          times={found.times}
          renderStars={(stars) => <StarLink handle={handle} stars={stars} onChoose={list.choose} />}
        />
        <WriteReviewLink product={handle} />
      </div>
      <div className="space-y-6">
        {found.summary.count > 1 && (
          <ReviewTools
            handle={handle}
            filter={list.filter}
            proteins={found.proteins}
            pictured={found.pictured}
            onChoose={list.choose}
          />
        )}
        <ReviewList handle={handle} list={list} />
      </div>
    </div>
  );
}
