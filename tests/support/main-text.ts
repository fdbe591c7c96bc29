import {textOf} from './account';

/** Returns the text of a page's main part; an empty text without one. */
export const mainTextOf = (html: string): string => textOf(/<main[^]*<\/main>/.exec(html)?.[0] ?? '');
