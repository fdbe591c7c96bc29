export const METAFIELD_COPY = {
  title: 'Details',
  rating: (value: string, max: string) => `${value} out of ${max}`,
  newTab: '(opens in a new tab)',
} as const;
