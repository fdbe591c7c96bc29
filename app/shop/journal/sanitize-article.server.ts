import {absoluteUrl} from '~/core/page-meta';
import type {AppConfig} from '~/platform/env.server';
import {createLinkMapper} from '~/shop/content/create-link-mapper';
import {sanitizeHtml} from '~/shop/content/page/sanitize-html.server';

type Config = Pick<AppConfig, 'PUBLIC_ORIGIN' | 'PUBLIC_STORE_DOMAIN'>;

/** Creates the function that sanitizes the text of an article, with links to paths of this storefront. */
export function createArticleSanitizer(config: Config): (html: string) => string {
  const toLink = createLinkMapper(config);
  return (html) => sanitizeHtml(html, {toLink});
}

/** Creates the function that sanitizes the text of an article for a feed, in which links are absolute. */
export function createFeedSanitizer(config: Config): (html: string) => string {
  const toPath = createLinkMapper(config);
  const toLink = (url: string) => absoluteUrl(toPath(url), {origin: config.PUBLIC_ORIGIN});
  return (html) => sanitizeHtml(html, {toLink});
}
