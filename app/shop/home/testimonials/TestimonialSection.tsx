import type {ReactNode} from 'react';
import {TESTIMONIALS_COPY} from './testimonials-copy';

/** The heading of the testimonials, around whatever shows them. */
export const TestimonialSection = ({children}: {readonly children: ReactNode}) => (
  <section aria-labelledby="testimonials" className="page py-14 sm:py-20">
    <h2 id="testimonials" className="text-heading">
      {TESTIMONIALS_COPY.heading}
    </h2>
    <p className="mt-1 mb-6 text-ink-soft">{TESTIMONIALS_COPY.lead}</p>
    {children}
  </section>
);
