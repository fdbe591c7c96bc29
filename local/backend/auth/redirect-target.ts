import type {Settings} from '../settings';

const escapePattern = (text: string): string => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

/** `*` stands for one part of an address, `**` for any number of them. */
function matcher(pattern: string): RegExp {
  const parts = pattern.split('**').map((part) => part.split('*').map(escapePattern).join('[^./]*'));
  return new RegExp(`^${parts.join('.*')}$`);
}

/**
 * Decides where a sign-in may lead back to.
 *
 * @returns the address that was asked for, if the project allows it, or the site's own
 */
export function redirectTarget(asked: string | null, {siteUrl, redirectUrls}: Settings): URL {
  const site = new URL(siteUrl);
  if (asked === null || !URL.canParse(asked)) return site;
  const target = new URL(asked);
  if (target.protocol !== 'http:' && target.protocol !== 'https:') return site;
  // What is matched is what the browser will see, not how it was written; user names in front are never wanted.
  const seen = target.origin + target.pathname;
  const isAllowed =
    target.username === '' && (seen === site.href || redirectUrls.some((pattern) => matcher(pattern).test(seen)));
  return isAllowed ? target : site;
}
