import type {CartReply} from '../model/cart-reply';

/** Longer than the server waits for Shopify, so only a lost connection exceeds it. */
const TIMEOUT_MS = 20_000;

/**
 * Client action of the routes that change the cart. Turns a failed connection into a problem that the page can show;
 * otherwise Remix would replace the page with an error.
 * @returns the server's reply, or an `unreachable` problem
 */
export async function cartClientAction({serverAction}: {serverAction: () => Promise<unknown>}): Promise<CartReply> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const toUnreachable = (): CartReply => ({cart: null, problems: [{kind: 'unreachable'}]});
  const timeout = new Promise<CartReply>((resolve) => {
    timer = setTimeout(() => resolve(toUnreachable()), TIMEOUT_MS);
  });
  try {
    return await Promise.race([serverAction() as Promise<CartReply>, timeout]);
  } catch (error) {
    // Remix follows redirects, which it throws as responses.
    if (error instanceof Response) throw error;
    return toUnreachable();
  } finally {
    clearTimeout(timer);
  }
}
