import {ShopImage} from '~/ui/ShopImage';
import {Stars} from '~/ui/Stars';
import {VisuallyHidden} from '~/ui/VisuallyHidden';
import {cutReview} from '~/core/cut-review';
import type {TestimonialView} from './testimonial-view';
import {TESTIMONIALS_COPY} from './testimonials-copy';

/** A review. A long one opens and closes without scripts. */
export function ReviewCard({testimonial: {name, review, rating, picture}}: {readonly testimonial: TestimonialView}) {
  const short = cutReview(review);
  return (
    <figure className="group/review flex h-full flex-col rounded-card bg-surface-raised p-5 shadow-card sm:p-6">
      <Stars rating={rating} className="[&>span:last-child]:hidden" />
      <blockquote className="mt-3 font-display text-lg leading-snug">
        {short && <p className="group-has-[[open]]/review:hidden print:hidden">{short}</p>}
        <p className={short ? 'hidden group-has-[[open]]/review:block print:block' : undefined}>{review}</p>
      </blockquote>
      {short && (
        <details data-print="hidden" className="group/more">
          <summary className="inline-flex min-h-11 list-none items-center font-semibold underline underline-offset-4 hover:text-sale">
            <span className="group-open/more:hidden">{TESTIMONIALS_COPY.readMore}</span>
            <span className="hidden group-open/more:inline">{TESTIMONIALS_COPY.readLess}</span>
            <VisuallyHidden> {name}</VisuallyHidden>
          </summary>
        </details>
      )}
      <figcaption className="mt-auto flex items-center gap-3 pt-4 font-semibold">
        {picture && (
          <ShopImage
            image={picture}
            alt=""
            aspect="1/1"
            sizes="3rem"
            widths={[48, 96, 144]}
            className="size-12 shrink-0 rounded-full [&_p]:hidden"
          />
        )}
        <span>{name}</span>
      </figcaption>
    </figure>
  );
}
