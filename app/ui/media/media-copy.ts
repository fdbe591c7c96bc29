import type {FilmService} from '~/core/to-embed';

/** Words around films. */
export const FILM_COPY = {
  unavailable: 'Content unavailable',
  play: (title: string) => `Play: ${title}`,
  pause: (title: string) => `Pause: ${title}`,
} as const;

/** What the link to a film's own page says. */
export const SOURCE_LINK: Readonly<Record<FilmService, string>> = {
  instagram: 'View on Instagram',
  vimeo: 'Watch on Vimeo',
  youtube: 'Watch on YouTube',
};
