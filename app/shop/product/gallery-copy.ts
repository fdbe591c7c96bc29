export const GALLERY_COPY = {
  previous: 'Previous picture',
  next: 'Next picture',
  pictures: 'Pictures',
  enlarge: 'Enlarge',
  fit: 'Fit to screen',
  close: 'Close',
  place: (position: number, count: number) => `Picture ${position} of ${count}`,
  show: (position: number, count: number, alt: string) => `Show picture ${position} of ${count}: ${alt}`,
} as const;
