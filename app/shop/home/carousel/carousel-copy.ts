export const CAROUSEL_COPY = {
  previous: (label: string) => `Previous: ${label}`,
  next: (label: string) => `Next: ${label}`,
  pause: (label: string) => `Pause: ${label}`,
  play: (label: string) => `Play: ${label}`,
} as const;
