import type {BlogFeedQuery} from '../../../storefrontapi.generated';
import {escapeXml} from '~/core/escape-xml';
import {MARKET} from '~/core/market';
import {absoluteUrl} from '~/core/page-meta';
import {JOURNAL_COPY} from './journal-copy';
import {articlePath, blogPath, feedPath} from './journal-path';

/** A blog in Shopify's format, as its feed queries it. */
export type FeedSource = NonNullable<BlogFeedQuery['blog']>;

interface FeedShop {
  readonly name: string;
  readonly origin: string;
}

const element = (name: string, text: string, attributes = '') => `<${name}${attributes}>${escapeXml(text)}</${name}>`;

const iso = (timestamp: string) => new Date(timestamp).toISOString();

/**
 * Returns the Atom feed of a blog.
 * @param sanitize returns HTML without anything that could do harm, with absolute links
 * @see https://www.rfc-editor.org/rfc/rfc4287
 */
export function toAtomFeed(blog: FeedSource, shop: FeedShop, sanitize: (html: string) => string): string {
  const self = absoluteUrl(feedPath(blog.handle), shop);
  const {nodes} = blog.articles;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${MARKET.locale}">`,
    element('id', self),
    element('title', JOURNAL_COPY.feedTitle(blog.title, shop.name)),
    // A feed without articles needs a date, too.
    element('updated', nodes[0] ? iso(nodes[0].publishedAt) : iso('1970-01-01')),
    `<link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(absoluteUrl(blogPath(blog.handle), shop))}"/>`,
    `<author>${element('name', shop.name)}</author>`,
    ...nodes.map((article) => toEntry(article, blog, shop, sanitize)),
    '</feed>',
    '',
  ].join('\n');
}

function toEntry(
  {handle, title, publishedAt, tags, excerpt, contentHtml, authorV2}: FeedSource['articles']['nodes'][number],
  blog: FeedSource,
  shop: FeedShop,
  sanitize: (html: string) => string,
): string {
  const url = absoluteUrl(articlePath(blog.handle, handle), shop);
  return [
    '<entry>',
    element('id', url),
    element('title', title),
    `<link rel="alternate" type="text/html" href="${escapeXml(url)}"/>`,
    element('published', iso(publishedAt)),
    // Shopify's API has no time of the last change.
    element('updated', iso(publishedAt)),
    ...(authorV2?.name ? [`<author>${element('name', authorV2.name)}</author>`] : []),
    ...tags.map((tag) => `<category term="${escapeXml(tag)}"/>`),
    ...(excerpt ? [element('summary', excerpt)] : []),
    element('content', sanitize(contentHtml), ' type="html"'),
    '</entry>',
  ].join('\n');
}
