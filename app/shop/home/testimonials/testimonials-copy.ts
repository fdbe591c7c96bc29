export const TESTIMONIALS_COPY = {
  heading: 'What Our Customers Say',
  lead: 'Real experiences from real food lovers',
  readMore: 'Read More',
  readLess: 'Read Less',
} as const;
