import {cn} from './cn';
import {Icon} from './icons/Icon';
import {MAX_STARS} from '~/shop/reviews/review-limits';
import {REVIEWS_COPY} from '~/shop/reviews/reviews-copy';

/** The stars of one review, without a number beside them. */
export function ReviewStars({rating, className}: {readonly rating: number; readonly className?: string}) {
  return (
    <span role="img" aria-label={REVIEWS_COPY.rated(rating)} className={cn('inline-flex gap-0.5', className)}>
      {Array.from({length: MAX_STARS}, (_, index) => (
        <Icon
          key={index}
          name="star"
          className={cn('size-4', index < rating ? 'fill-current text-copper' : 'text-line-strong')}
        />
      ))}
    </span>
  );
}
