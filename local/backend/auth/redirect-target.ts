import type {Settings} from '../settings';

const escapePattern = (text: string): string => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

/** Compiles a URL pattern, in which `*` matches one segment and `**` any number of them. */
function toRegExp(pattern: string): RegExp {
  const parts = pattern.split('**').map((part) => part.split('*').map(escapePattern).join('[^./]*'));
  return new RegExp(`^${parts.join('.*')}$`);
}

/**
 * Returns the requested redirect URL if the project allows it, or else the site URL.
 *
 * @param requested - the `redirect_to` parameter
 */
export function redirectTarget(requested: string | null, {siteUrl, redirectUrls}: Settings): URL {
  const site = new URL(siteUrl);
  if (requested === null || !URL.canParse(requested)) return site;
  const target = new URL(requested);
  if (target.protocol !== 'http:' && target.protocol !== 'https:') return site;
  // The parsed URL is matched, because that is what the browser opens. Credentials in it are never allowed.
  const normalized = target.origin + target.pathname;
  const isAllowed =
    target.username === '' &&
    (normalized === site.href || redirectUrls.some((pattern) => toRegExp(pattern).test(normalized)));
  return isAllowed ? target : site;
}
