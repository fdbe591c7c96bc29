import type {Stack} from './stack';

/** A visitor without scripts who follows links into the shop. */
export const linkVisitor = (stack: () => Stack) => ({
  get: (path: string, cookie = '') =>
    fetch(stack().origin + path, {headers: {Accept: 'text/html', Cookie: cookie}, redirect: 'manual'}),
  /** Submits the only form of the linked page, as a browser does. */
  press: (path: string, cookie = '') =>
    fetch(stack().origin + path, {
      method: 'POST',
      body: new URLSearchParams(),
      headers: {Accept: 'text/html', 'Sec-Fetch-Site': 'same-origin', Cookie: cookie},
      redirect: 'manual',
    }),
  carts: () => stack().shop.carts(),
});

/** Returns the cart cookie of a response as a Cookie header. */
export const cartCookieOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('__Host-cart='))
    ?.split(';')[0] ?? '';
