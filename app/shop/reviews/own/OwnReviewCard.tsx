import {Link} from '@remix-run/react';
import {buttonStyle} from '~/ui/button-style';
import {StatusBadge} from '~/ui/StatusBadge';
import {VisuallyHidden} from '~/ui/VisuallyHidden';
import {ReviewPictures} from '../published/ReviewPictures';
import {ReviewText} from '../published/ReviewText';
import {reviewsPath, writeReviewPath} from '~/core/review-paths';
import {REVIEWS_COPY} from '../reviews-copy';
import {ReviewStars} from '~/ui/ReviewStars';
import {OWN_REVIEWS_COPY as COPY, OWN_STATE_LABELS, OWN_STATE_TEXTS} from './own-reviews-copy';
import type {ListedOwnReview, OwnProductView} from './own-reviews-view';
import {ReviewedPicture} from './ReviewedPicture';

const TONES = {pending: 'waiting', published: 'done', rejected: 'stopped'} as const;

export function OwnReviewCard({product: {id, name, title, image, review}}: {readonly product: OwnProductView}) {
  if (!review) return null;
  const heading = `review-${id.split('/').at(-1)}`;
  return (
    <article
      aria-labelledby={heading}
      className="rounded-card border border-line bg-surface-raised p-5 shadow-card sm:p-6"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <ReviewedPicture image={image} />
        <div className="min-w-40 flex-1">
          <h4 id={heading} className="text-lg leading-snug [overflow-wrap:anywhere]">
            {title}
          </h4>
          <p className="text-sm text-ink-soft">
            {COPY.sent} <time dateTime={review.at.iso}>{review.at.text}</time>
          </p>
        </div>
        <StatusBadge tone={TONES[review.state]}>{OWN_STATE_LABELS[review.state]}</StatusBadge>
      </div>
      <OwnText review={review} />
      {name !== null && (
        <div className="mt-5 flex flex-wrap gap-3">
          <Link to={writeReviewPath(name)} className={buttonStyle({tone: 'outline', size: 'sm'})}>
            {COPY.change} <VisuallyHidden>{COPY.about(title)}</VisuallyHidden>
          </Link>
          {review.state === 'published' && (
            <Link to={reviewsPath(name)} className={buttonStyle({tone: 'quiet', size: 'sm'})}>
              {COPY.see} <VisuallyHidden>{COPY.about(title)}</VisuallyHidden>
            </Link>
          )}
        </div>
      )}
    </article>
  );
}

function OwnText({review}: {readonly review: ListedOwnReview}) {
  const note = review.reason ?? OWN_STATE_TEXTS[review.state];
  return (
    <>
      <ReviewStars rating={review.rating} className="mt-4" />
      <p className="mt-1 font-semibold [overflow-wrap:anywhere]">{review.title}</p>
      <div className="mt-1 max-w-prose">
        <ReviewText text={review.body} title={review.title} />
      </div>
      <ReviewPictures pictures={review.pictures} />
      {note !== null && <p className="mt-3 max-w-prose text-sm text-ink-soft [overflow-wrap:anywhere]">{note}</p>}
      {review.reply !== null && (
        <div className="mt-4 max-w-prose rounded-control border-s-4 border-copper bg-surface p-4">
          <p className="text-sm font-semibold">{REVIEWS_COPY.replyOfShop}</p>
          <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{review.reply}</p>
        </div>
      )}
    </>
  );
}
