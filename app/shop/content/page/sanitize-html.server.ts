import {escapeAttrValue, FilterXSS, friendlyAttrValue} from 'xss';
import {balanceTags} from './balance-tags';

const CELL = ['colspan', 'rowspan', 'scope'];
const NO_ATTRIBUTES =
  'p br hr strong b em i u s sub sup small mark ul li dl dt dd blockquote table caption thead tbody tfoot tr ' +
  'summary figure figcaption div span code pre h1 h2 h3 h4 h5 h6';

/** Allowed elements and attributes: structure and links. No styles, and no ids that could collide with the page's. */
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

/** Elements that are removed with their content. */
const REMOVED_TAGS = 'script style iframe object applet svg math noscript template textarea select title xmp'.split(
  ' ',
);

const SCHEMES: Readonly<Record<string, readonly string[]>> = {
  href: ['https:', 'http:', 'mailto:', 'tel:'],
  src: ['https:', 'http:'],
};
const NUMBERS = new Set(['colspan', 'rowspan', 'start', 'width', 'height']);
const BASE_ORIGIN = 'https://nowhere.invalid';

export interface SanitizeOptions {
  /** Converts URLs of Shopify's pages to paths of this storefront. */
  readonly toLink?: (url: string) => string;
  /** Lowers every heading by one level, for HTML below a heading of the page. */
  readonly isNested?: boolean;
}

/**
 * Sanitizes HTML from Shopify's editor with an allowlist. Apps, imports and staff accounts can write it, too, and the CSP
 * is only the second line of defense.
 * @returns balanced HTML; headings start at the second level, tables are in a labeled region that scrolls
 */
export function sanitizeHtml(html: string, {toLink = (url) => url, isNested = false}: SanitizeOptions = {}): string {
  const filter = new FilterXSS({
    whiteList: ALLOWED,
    stripIgnoreTag: true,
    stripIgnoreTagBody: REMOVED_TAGS,
    allowCommentTag: false,
    css: false,
    onTagAttr: (_tag, name, value, isAllowed) => {
      const safe = isAllowed ? safeValue(name, friendlyAttrValue(value).trim(), toLink) : null;
      return safe === null ? '' : safe === '' ? name : `${name}="${escapeAttrValue(safe)}"`;
    },
  });
  return wrapTables(lowerHeadings(balanceTags(filter.process(closeRemovedTags(html))), isNested ? 1 : 0));
}

/** Closes removed tags: the filter would keep the code of an unclosed script as text. */
const closeRemovedTags = (html: string): string =>
  REMOVED_TAGS.reduce((text, tag) => (new RegExp(`<${tag}\\b`, 'i').test(html) ? `${text}</${tag}>` : text), html);

/** @returns the attribute's value; null if it is not allowed */
function safeValue(name: string, value: string, toLink: (url: string) => string): string | null {
  const schemes = SCHEMES[name];
  if (schemes && !isAllowedUrl(value, schemes)) return null;
  if (NUMBERS.has(name) && !/^\d{1,4}$/.test(value)) return null;
  return name === 'href' ? toLink(value) : value;
}

/** Uses the URL parser of browsers, which handles tabs, case and entities as in `java&#9;script:`. */
function isAllowedUrl(value: string, schemes: readonly string[]): boolean {
  if (value === '' || !URL.canParse(value, BASE_ORIGIN)) return false;
  const {protocol, origin} = new URL(value, BASE_ORIGIN);
  return schemes.includes(protocol) && (origin !== BASE_ORIGIN ? /^[a-z]+:/i.test(value) : /^[/#?]/.test(value));
}

/** The page's title is its only first-level heading. */
const lowerHeadings = (html: string, steps: number): string =>
  html.replace(/<(\/?)h([1-6])>/g, (_tag, slash: string, level: string) => {
    const lower = Math.min(6, Math.max(2, Number(level)) + steps);
    return `<${slash}h${lower}>`;
  });

/** Wide tables scroll in a region that is focusable for keyboard users. */
const wrapTables = (html: string): string =>
  html
    .replaceAll('<table>', '<div data-scroll-x role="region" aria-label="Table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>');
