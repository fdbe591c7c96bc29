export const METAFIELD_COPY = {
  title: 'Details',
  rating: (value: string, max: string) => `${value} out of ${max}`,
  yes: 'Yes',
  no: 'No',
  /** The name of a video without a description. */
  video: 'Video',
  newTab: '(opens in a new tab)',
} as const;
