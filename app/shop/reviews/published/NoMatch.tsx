import {Link} from '@remix-run/react';
import {reviewsPath} from '~/core/review-paths';
import {REVIEWS_COPY} from '../reviews-copy';

/** A list that its filter leaves empty. */
export const NoMatch = ({handle}: {readonly handle: string}) => (
  <p>
    <span>{REVIEWS_COPY.noMatch}</span>{' '}
    <Link to={reviewsPath(handle)} className="font-semibold underline underline-offset-4">
      {REVIEWS_COPY.clear}
    </Link>
  </p>
);
