export const REVIEWS_WIDGET_COPY = {
  offer: 'More of our customers wrote to a reviews service. It is contacted only if you ask for them.',
  show: 'Show more reviews',
  loading: 'Loading reviews...',
  loaded: 'The reviews are shown.',
  failed: 'The other reviews could not be loaded. Please try again in a few minutes.',
  withoutScripts: 'Turn on JavaScript to see what customers wrote to our reviews service.',
  label: 'Reviews from our reviews service',
} as const;
