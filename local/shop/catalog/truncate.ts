import {isGiven} from '../graphql/is-given';

const ELLIPSIS = '...';

/**
 * @param text - plain text
 * @param most - maximum length, including the ellipsis; undefined keeps the whole text
 */
export const truncate = (text: string, most: number | null | undefined): string =>
  isGiven(most) && text.length > most
    ? text.slice(0, Math.max(0, most - ELLIPSIS.length)) + ELLIPSIS.slice(0, Math.max(0, most))
    : text;
