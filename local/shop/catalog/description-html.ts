import {escapeHtml} from '../../seed/escape-html';
import type {SeedProduct} from '../../seed/types';
import {decodeEntities} from './to-plain-text';

export const descriptionHtmlOf = ({description, staff}: SeedProduct): string =>
  staff?.descriptionHtml ?? description.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('\n');

/** Returns the paragraphs of a description without its tags. */
export const toParagraphs = (html: string): string[] =>
  html
    .split(/<\/(?:p|div|li|h\d)>|<br\s*\/?>/i)
    .map((part) => decodeEntities(part.replace(/<[^>]*>/g, '')).trim())
    .filter((part) => part !== '');
