import {escapeHtml} from '../../seed/escape-html';
import type {SeedProduct} from '../../seed/types';

export const descriptionHtmlOf = ({description, staff}: SeedProduct): string =>
  staff?.descriptionHtml ?? description.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('\n');

const ENTITIES: Readonly<Record<string, string>> = {amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'"};

/** Returns the paragraphs of a description without its tags. */
export const toParagraphs = (html: string): string[] =>
  html
    .split(/<\/(?:p|div|li|h\d)>|<br\s*\/?>/i)
    .map((part) =>
      part.replace(/<[^>]*>/g, '').replace(/&([#\w]+);/g, (whole, name: string) => ENTITIES[name] ?? whole),
    )
    .map((part) => part.trim())
    .filter((part) => part !== '');
