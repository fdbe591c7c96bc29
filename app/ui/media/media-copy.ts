import type {VideoService} from '~/core/to-embed';

export const VIDEO_COPY = {
  unavailable: 'Content unavailable',
  play: (title: string) => `Play: ${title}`,
  pause: (title: string) => `Pause: ${title}`,
} as const;

/** Texts of 3D models. */
export const MODEL_COPY = {
  open: (title: string) => `View in 3D: ${title}`,
  loading: 'Loading the 3D view…',
  loaded: 'Turn the model with the arrow keys or by dragging.',
  failed: 'The 3D view cannot be shown here.',
} as const;

/** Texts of the link to a video's own page. */
export const SOURCE_LINK: Readonly<Record<VideoService, string>> = {
  instagram: 'View on Instagram',
  vimeo: 'Watch on Vimeo',
  youtube: 'Watch on YouTube',
};
