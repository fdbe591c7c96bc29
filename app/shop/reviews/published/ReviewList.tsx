import {Link} from '@remix-run/react';
import {useEffect, useRef, type MouseEvent} from 'react';
import {buttonStyle} from '~/ui/button-style';
import {hasModifierKey} from '~/ui/has-modifier-key';
import {isNarrowed} from '../review-filter';
import {REVIEWS_COPY} from '../reviews-copy';
import {joinPages} from './join-pages';
import {NoMatch} from './NoMatch';
import {ReviewItem} from './ReviewItem';
import type {useReviewList} from './use-review-list';

interface ReviewListProps {
  readonly handle: string;
  readonly list: ReturnType<typeof useReviewList>;
}

/** Reviews with a link to more of them, which opens them in place once scripts run. */
export function ReviewList({handle, list}: ReviewListProps) {
  const {pages, nextPath, showMore, isLoading, hasFailed} = list;
  const focused = useRef<HTMLLIElement>(null);
  const [first] = pages;
  const lastPage = pages.at(-1)?.page;
  // The link moves away from the keyboard's position, which continues at the first new review.
  useEffect(() => {
    if (pages.length > 1) focused.current?.focus({preventScroll: true});
  }, [pages.length]);

  const more = (event: MouseEvent) => {
    if (hasModifierKey(event)) return;
    event.preventDefault();
    if (!isLoading) showMore();
  };
  return (
    <div aria-busy={isLoading}>
      <p role="status" className="mb-4 text-sm text-ink-soft empty:hidden">
        {isNarrowed(first.filter) && REVIEWS_COPY.matching(first.matching, first.summary.count)}
      </p>
      {first.matching === 0 && <NoMatch handle={handle} />}
      <ul>
        {joinPages(pages).map(({review, page, isFirst}) => (
          <li
            key={review.id}
            ref={page > 1 && page === lastPage && isFirst ? focused : undefined}
            tabIndex={page > 1 && isFirst ? -1 : undefined}
          >
            <ReviewItem review={review} />
          </li>
        ))}
      </ul>
      {nextPath !== null && (
        <p className="mt-6">
          <Link to={nextPath} onClick={more} aria-disabled={isLoading} className={buttonStyle({tone: 'outline'})}>
            {isLoading ? REVIEWS_COPY.loading : REVIEWS_COPY.showMore}
          </Link>
        </p>
      )}
      <p role="status" className="mt-2 text-sm font-medium text-danger empty:hidden">
        {hasFailed && REVIEWS_COPY.notLoaded}
      </p>
    </div>
  );
}
