import {Carousel} from '../carousel/Carousel';
import {ReviewCard} from './ReviewCard';
import type {TestimonialView} from './testimonial-view';
import {TESTIMONIALS_COPY} from './testimonials-copy';

const PERIOD_MS = 4_000;

/** The shop's own testimonials; without any, it renders nothing. */
export function TestimonialCarousel({testimonials}: {readonly testimonials: readonly TestimonialView[]}) {
  if (testimonials.length === 0) return null;
  return (
    <Carousel
      label={TESTIMONIALS_COPY.heading}
      periodMs={PERIOD_MS}
      itemClassName="w-[86%] sm:w-[47%] lg:w-[31.9%]"
      items={testimonials.map((testimonial) => ({
        key: testimonial.id,
        content: <ReviewCard testimonial={testimonial} />,
      }))}
    />
  );
}
