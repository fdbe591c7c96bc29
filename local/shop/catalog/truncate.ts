import {isGiven} from '../graphql/is-given';

const ELLIPSIS = '...';

/**
 * @param text - plain text
 * @param most - characters to keep, the ellipsis included; without it the text stays whole
 */
export const truncate = (text: string, most: number | null | undefined): string =>
  isGiven(most) && text.length > most
    ? text.slice(0, Math.max(0, most - ELLIPSIS.length)) + ELLIPSIS.slice(0, Math.max(0, most))
    : text;
