import type {HeadersFunction} from '@shopify/remix-oxygen';

const PRIVATE = {'Cache-Control': 'private, no-store'};

/** What an action has to say in its headers is lost in a page unless the route passes it on. */
const withActionHeaders =
  (own: Readonly<Record<string, string>>): HeadersFunction =>
  ({actionHeaders}) => {
    const headers = new Headers(actionHeaders);
    for (const [name, value] of Object.entries(own)) headers.set(name, value);
    return headers;
  };

/** For pages with forms around accounts. */
export const privatePageHeaders = withActionHeaders(PRIVATE);

/**
 * For pages whose address is a secret: nobody keeps them, and no other site hears of them. Not `no-referrer`, for then
 * the page's own form would come from nowhere.
 */
export const secretPageHeaders = withActionHeaders({
  ...PRIVATE,
  'Referrer-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex',
});
