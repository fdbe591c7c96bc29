import type {FilmService} from '~/core/to-embed';

/** Texts of film players. */
export const FILM_COPY = {
  unavailable: 'Content unavailable',
  play: (title: string) => `Play: ${title}`,
  pause: (title: string) => `Pause: ${title}`,
} as const;

/** Texts of the link to a film's own page. */
export const SOURCE_LINK: Readonly<Record<FilmService, string>> = {
  instagram: 'View on Instagram',
  vimeo: 'Watch on Vimeo',
  youtube: 'Watch on YouTube',
};
