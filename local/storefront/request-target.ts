import type {IncomingMessage} from 'node:http';

/** A name or an address, with an optional port. No user, no space: workerd would make a URL of it that cannot be requested. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** The URL that a request to a proxy has instead of a path: `GET http://shop.example/products HTTP/1.1`. */
const ABSOLUTE = /^https?:\/\/([^/?#]*)(.*)$/i;

/** What a request asks for. */
export interface RequestTarget {
  /** As it was sent, with the query; begins with a slash. */
  readonly path: string;
  /** The path as URLs normalize it, without the query. It can be decoded. */
  readonly pathname: string;
  /** Absent in HTTP/1.0 only. */
  readonly host: string | undefined;
}

/**
 * Parses the target of a request. A host in an absolute URL replaces the `Host` header (RFC 9112, section 3.2.2).
 *
 * @returns null if the target is no path or the host is none
 */
export function parseTarget({url = '/', headers}: Pick<IncomingMessage, 'url' | 'headers'>): RequestTarget | null {
  const [, authority, rest = ''] = ABSOLUTE.exec(url) ?? [];
  const host = authority ?? headers.host;
  if (host !== undefined && !isHost(host)) return null;
  const path = authority === undefined ? url : rest.replace(/^(?!\/)/, '/');
  const pathname = path.startsWith('/') ? pathnameOf(path) : null;
  return pathname === null ? null : {path, pathname, host};
}

function pathnameOf(path: string): string | null {
  try {
    const {pathname} = new URL(path, 'http://front.invalid');
    decodeURI(pathname);
    return pathname;
  } catch {
    return null;
  }
}

const isHost = (host: string): boolean => HOST.test(host) && URL.canParse(`http://${host}`);
