import {Link, useFetcher} from '@remix-run/react';
import {useEffect, useRef, useState, type MouseEvent} from 'react';
import {buttonStyle} from '~/ui/button-style';
import {reviewsPath} from '~/core/review-paths';
import {REVIEWS_COPY} from '../reviews-copy';
import type {PublishedReviews} from '../review-view';
import {joinPages} from './join-pages';
import {ReviewItem} from './ReviewItem';

interface ReviewListProps {
  readonly handle: string;
  readonly first: PublishedReviews;
}

/** The newest reviews with a link to older ones, which opens them in place once scripts run. */
export function ReviewList({handle, first}: ReviewListProps) {
  const fetcher = useFetcher<{readonly found: PublishedReviews | null}>();
  const [loaded, setLoaded] = useState([first]);
  const focused = useRef<HTMLLIElement>(null);
  const last = loaded.at(-1) ?? first;
  const next = fetcher.data?.found;
  const hasFailed = fetcher.state === 'idle' && fetcher.data?.found === null;

  useEffect(() => {
    if (next) setLoaded((pages) => (pages.some(({page}) => page === next.page) ? pages : [...pages, next]));
  }, [next]);
  // The link moves away from the keyboard's position, which continues at the first new review.
  useEffect(() => {
    if (loaded.length > 1) focused.current?.focus({preventScroll: true});
  }, [loaded.length]);

  const path = reviewsPath(handle, last.page + 1);
  const showMore = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (fetcher.state === 'idle') fetcher.load(path);
  };
  const reviews = joinPages(loaded);
  return (
    <div>
      <ul>
        {reviews.map(({review, page, isFirst}) => (
          <li
            key={review.id}
            ref={page > 1 && page === last.page && isFirst ? focused : undefined}
            tabIndex={page > 1 && isFirst ? -1 : undefined}
          >
            <ReviewItem review={review} />
          </li>
        ))}
      </ul>
      {last.page < first.pages && (
        <p className="mt-6">
          <Link
            to={path}
            onClick={showMore}
            aria-disabled={fetcher.state !== 'idle'}
            className={buttonStyle({tone: 'outline'})}
          >
            {fetcher.state === 'idle' ? REVIEWS_COPY.showMore : REVIEWS_COPY.loading}
          </Link>
        </p>
      )}
      <p role="status" className="mt-2 text-sm font-medium text-danger empty:hidden">
        {hasFailed && REVIEWS_COPY.notLoaded}
      </p>
    </div>
  );
}
