import {cn} from './cn';
import {Icon} from './icons/Icon';

const OUT_OF = 5;

/** The stars of one review, without a number beside them. */
export function ReviewStars({rating, className}: {readonly rating: number; readonly className?: string}) {
  return (
    <span
      role="img"
      aria-label={`Rated ${rating} out of ${OUT_OF} stars`}
      className={cn('inline-flex gap-0.5', className)}
    >
      {Array.from({length: OUT_OF}, (_, index) => (
        <Icon
          key={index}
          name="star"
          className={cn('size-4', index < rating ? 'fill-current text-copper' : 'text-line-strong')}
        />
      ))}
    </span>
  );
}
