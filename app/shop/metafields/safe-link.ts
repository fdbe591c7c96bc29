const SCHEMES: ReadonlySet<string> = new Set(['https:', 'http:', 'mailto:', 'tel:']);
const MAX_URL = 2048;

/** A link that a browser may follow. */
export interface SafeLink {
  readonly href: string;
  /** Whether it leads to another site. */
  readonly isExternal: boolean;
}

/**
 * Returns a link to a URL that the merchant or an app entered, or null for anything that is no complete URL of the web, of a mailbox
 * or of a telephone: scripts, data and files are no links.
 * @param toPath converts URLs of this shop to paths
 */
export function toSafeLink(url: string, toPath: (url: string) => string): SafeLink | null {
  const trimmed = url.trim();
  if (trimmed.length > MAX_URL || !URL.canParse(trimmed)) return null;
  const {protocol, href, username, password} = new URL(trimmed);
  if (!SCHEMES.has(protocol) || username || password) return null;
  const path = toPath(href);
  return path.startsWith('/') ? {href: path, isExternal: false} : {href, isExternal: protocol.startsWith('http')};
}
