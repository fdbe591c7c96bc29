/** Words around pictures and clips. */
export const MEDIA_COPY = {
  unavailable: 'Content unavailable',
  noImage: 'No image available',
  previous: 'Previous picture',
  next: 'Next picture',
  pictures: 'Pictures',
  play: (label: string) => `Play: ${label}`,
  watchElsewhere: (host: string) => `Watch on ${host}`,
  show: (position: number, count: number, alt: string) => `Show picture ${position} of ${count}: ${alt}`,
} as const;
