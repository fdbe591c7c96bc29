import type {VideoService} from '~/core/to-embed';

export const VIDEO_COPY = {
  unavailable: 'Content unavailable',
  play: (title: string) => `Play: ${title}`,
  pause: (title: string) => `Pause: ${title}`,
} as const;

/** Texts of the link to a video's own page. */
export const SOURCE_LINK: Readonly<Record<VideoService, string>> = {
  instagram: 'View on Instagram',
  vimeo: 'Watch on Vimeo',
  youtube: 'Watch on YouTube',
};
