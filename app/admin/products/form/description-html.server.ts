import {FilterXSS} from 'xss';
import {createOnce} from '~/core/create-once';

/** Allows the elements of texts, tables and pictures, without styles and scripts. */
const filter = createOnce(
  () => new FilterXSS({css: false, stripIgnoreTagBody: ['script', 'style'], stripIgnoreTag: true}),
);

const TAG = /<\/?[a-z][^>]*>/i;

const ENTITIES: Readonly<Record<string, string>> = {amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' '};

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const decodeText = (text: string): string =>
  text.replaceAll(/&([#\w]+);/g, (whole, name: string) => ENTITIES[name.toLowerCase()] ?? whole);

const compact = (html: string): string => html.replaceAll(/>\s+</g, '><').replaceAll('&#39;', "'").trim();

const toParagraphHtml = (text: string): string =>
  text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${escapeText(paragraph.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('\n');

/**
 * Returns a description for editing: plain text with blank lines between paragraphs, or HTML if it has other formatting,
 * so that none is lost.
 */
export function toDescriptionText(html: string): string {
  const text = decodeText(
    html
      .replaceAll(/<\/p>\s*<p>/gi, '\n\n')
      .replaceAll(/<br\s*\/?>/gi, '\n')
      .replaceAll(/<\/?p>/gi, ''),
  ).trim();
  return text === '' || (!TAG.test(text) && compact(toParagraphHtml(text)) === compact(html)) ? text : html.trim();
}

/** Returns the HTML of an edited description. HTML that staff enter is sanitized. */
export function toDescriptionHtml(text: string): string {
  if (text === '') return '';
  return TAG.test(text) ? filter().process(text) : toParagraphHtml(text);
}
