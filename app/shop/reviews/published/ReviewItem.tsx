import {cookingText} from '~/core/cooked-with-copy';
import {Icon} from '~/ui/icons/Icon';
import {ReviewStars} from '~/ui/ReviewStars';
import {REVIEWS_COPY} from '../reviews-copy';
import type {ReviewView} from '../review-view';
import {ReviewPictures} from './ReviewPictures';
import {ReviewText} from './ReviewText';

export function ReviewItem({review}: {readonly review: ReviewView}) {
  const {rating, title, body, author, at, protein, minutes, changes, pictures, reply} = review;
  const cooking = cookingText(protein, minutes);
  return (
    <article className="border-b border-line py-6 [li:first-child>&]:pt-0">
      <ReviewStars rating={rating} />
      <h3 className="mt-2 text-lg leading-snug [overflow-wrap:anywhere]">{title}</h3>
      <p className="mt-1 flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
        <span className="font-semibold text-ink [overflow-wrap:anywhere]">{author}</span>
        <span className="inline-flex items-center gap-1 text-natural">
          <Icon name="badge-check" className="size-4" />
          {REVIEWS_COPY.verified}
        </span>
        <time dateTime={at.iso}>{at.text}</time>
      </p>
      <div className="mt-3 max-w-prose">
        <ReviewText text={body} title={title} />
      </div>
      {(cooking !== null || changes !== null) && (
        <div className="mt-3 max-w-prose text-sm text-ink-soft">
          {cooking !== null && (
            <p className="flex items-center gap-1.5 font-semibold">
              <Icon name="soup" className="size-4 shrink-0" />
              <span>{cooking}</span>
            </p>
          )}
          {changes !== null && (
            <p className="mt-1 [overflow-wrap:anywhere]">
              <b className="font-semibold">{REVIEWS_COPY.changes}</b> <span>{changes}</span>
            </p>
          )}
        </div>
      )}
      <ReviewPictures pictures={pictures} author={author} />
      {reply !== null && (
        <div className="mt-4 max-w-prose rounded-control border-s-4 border-copper bg-surface p-4">
          <p className="text-sm font-semibold">{REVIEWS_COPY.replyOfShop}</p>
          <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{reply}</p>
        </div>
      )}
    </article>
  );
}
