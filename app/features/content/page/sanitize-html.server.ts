import {escapeAttrValue, FilterXSS, friendlyAttrValue} from 'xss';
import {balanceTags} from './balance-tags';

const CELL = ['colspan', 'rowspan', 'scope'];
const NO_ATTRIBUTES =
  'p br hr strong b em i u s sub sup small mark ul li dl dt dd blockquote table caption thead tbody tfoot tr ' +
  'summary figure figcaption div span code pre h1 h2 h3 h4 h5 h6';

/** What a text may consist of: structure and links. No look, no name another part of the page could be mistaken for. */
const ALLOWED: Record<string, string[]> = {
  ...Object.fromEntries(NO_ATTRIBUTES.split(' ').map((tag) => [tag, []])),
  a: ['href', 'title'],
  abbr: ['title'],
  details: ['open'],
  img: ['src', 'alt', 'width', 'height'],
  ol: ['start'],
  td: CELL,
  th: CELL,
};

/** Elements whose content is no text for readers. */
const CUT_WHOLE = 'script style iframe object applet svg math noscript template textarea select title xmp'.split(' ');

const SCHEMES: Readonly<Record<string, readonly string[]>> = {
  href: ['https:', 'http:', 'mailto:', 'tel:'],
  src: ['https:', 'http:'],
};
const NUMBERS = new Set(['colspan', 'rowspan', 'start', 'width', 'height']);
const NOWHERE = 'https://nowhere.invalid';

/** What a text is told about the page it goes into. */
export interface SanitizeOptions {
  /** Turns addresses of the platform's pages into ours. */
  readonly toLink?: (url: string) => string;
  /** Puts every heading one step lower: for texts that stand under a heading of ours. */
  readonly isNested?: boolean;
}

/**
 * Makes HTML from the shop's editor safe to put into a page, by a list of what is allowed. Apps, imports and staff
 * accounts write there too, and the page's own policy against scripts is the second line, not the first.
 * @returns balanced HTML of known elements; headings begin below the page's own, tables scroll inside a labelled region
 */
export function sanitizeHtml(html: string, {toLink = (url) => url, isNested = false}: SanitizeOptions = {}): string {
  const filter = new FilterXSS({
    whiteList: ALLOWED,
    stripIgnoreTag: true,
    stripIgnoreTagBody: CUT_WHOLE,
    allowCommentTag: false,
    css: false,
    onTagAttr: (_tag, name, value, isAllowed) => {
      const safe = isAllowed ? safeValue(name, friendlyAttrValue(value).trim(), toLink) : null;
      return safe === null ? '' : safe === '' ? name : `${name}="${escapeAttrValue(safe)}"`;
    },
  });
  return letTablesScroll(lowerHeadings(balanceTags(filter.process(closeCuts(html))), isNested ? 1 : 0));
}

/** A browser reads an unclosed script to the end of the text; the filter would leave its code standing as words. */
const closeCuts = (html: string): string =>
  CUT_WHOLE.reduce((text, tag) => (new RegExp(`<${tag}\\b`, 'i').test(html) ? `${text}</${tag}>` : text), html);

/** @returns null for a value that may not stand */
function safeValue(name: string, value: string, toLink: (url: string) => string): string | null {
  const schemes = SCHEMES[name];
  if (schemes && !isAddress(value, schemes)) return null;
  if (NUMBERS.has(name) && !/^\d{1,4}$/.test(value)) return null;
  return name === 'href' ? toLink(value) : value;
}

/** Asks the parser that browsers use: it sees through tabs, letter case and entities in `java&#9;script:`. */
function isAddress(value: string, schemes: readonly string[]): boolean {
  if (value === '' || !URL.canParse(value, NOWHERE)) return false;
  const {protocol, origin} = new URL(value, NOWHERE);
  return schemes.includes(protocol) && (origin !== NOWHERE ? /^[a-z]+:/i.test(value) : /^[/#?]/.test(value));
}

/** The page's title is its only first-level heading. */
const lowerHeadings = (html: string, steps: number): string =>
  html.replace(/<(\/?)h([1-6])>/g, (_tag, slash: string, level: string) => {
    const lower = Math.min(6, Math.max(2, Number(level)) + steps);
    return `<${slash}h${lower}>`;
  });

/** A table wider than a phone scrolls by itself; who uses a keyboard must be able to reach it. */
const letTablesScroll = (html: string): string =>
  html
    .replaceAll('<table>', '<div data-scroll-x role="region" aria-label="Table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>');
