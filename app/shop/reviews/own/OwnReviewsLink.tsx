import {Link} from '@remix-run/react';
import {buttonStyle} from '~/ui/button-style';
import {OWN_REVIEWS_PATH} from '~/core/review-paths';
import {OWN_REVIEWS_COPY} from './own-reviews-copy';

/** Leads to a person's own reviews, and to what they may still review. */
export const OwnReviewsLink = () => (
  <Link to={OWN_REVIEWS_PATH} className={buttonStyle({tone: 'outline', size: 'sm'})}>
    {OWN_REVIEWS_COPY.title}
  </Link>
);
