/** Labels of the controls of a carousel; each names the carousel. */
export const CAROUSEL_COPY = {
  previous: (label: string) => `Previous: ${label}`,
  next: (label: string) => `Next: ${label}`,
  pause: (label: string) => `Pause: ${label}`,
  play: (label: string) => `Play: ${label}`,
} as const;
