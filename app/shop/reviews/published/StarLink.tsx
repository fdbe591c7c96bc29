import {Link} from '@remix-run/react';
import type {MouseEvent} from 'react';
import {reviewsPath} from '~/core/review-paths';
import {hasModifierKey} from '~/ui/has-modifier-key';
import {ALL_REVIEWS, toReviewQuery, type ReviewFilter} from '../review-filter';
import {REVIEWS_COPY} from '../reviews-copy';

interface StarLinkProps {
  readonly handle: string;
  readonly stars: number;
  /** Shows these reviews in place; without it the link opens their page. */
  readonly onChoose?: (filter: ReviewFilter) => void;
}

/** Leads to the reviews with a number of stars. */
export function StarLink({handle, stars, onChoose}: StarLinkProps) {
  const filter = {...ALL_REVIEWS, stars};
  const choose = (event: MouseEvent) => {
    if (!onChoose || hasModifierKey(event)) return;
    event.preventDefault();
    onChoose(filter);
  };
  return (
    <Link
      to={reviewsPath(handle, toReviewQuery(filter))}
      rel="nofollow"
      onClick={choose}
      aria-label={REVIEWS_COPY.onlyStars(stars)}
      className="inline-flex min-h-6 items-center underline decoration-line-strong underline-offset-4 hover:text-sale"
    >
      {REVIEWS_COPY.stars(stars)}
    </Link>
  );
}
