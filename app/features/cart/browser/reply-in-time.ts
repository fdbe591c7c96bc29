import type {CartAnswer} from '../model/cart-answer';
import type {CartReply} from './cart-queue';

/** Longer than the server takes to give up on the shop: past this the connection itself is gone. */
const DEADLINE_MS = 20_000;

/**
 * Stands before the cart's action in the browser: a connection that fails becomes a problem that the page can show
 * instead of an error that would take its place.
 * @returns the server's answer, or that there was none
 */
export async function replyInTime({serverAction}: {serverAction: () => Promise<unknown>}): Promise<CartReply> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const noAnswer = (): CartReply => ({cart: null, problems: [{kind: 'unreachable'}]});
  const deadline = new Promise<CartReply>((resolve) => {
    timer = setTimeout(() => resolve(noAnswer()), DEADLINE_MS);
  });
  try {
    return await Promise.race([serverAction() as Promise<CartAnswer>, deadline]);
  } catch (error) {
    // A redirect is an answer, too; it is Remix's to follow.
    if (error instanceof Response) throw error;
    return noAnswer();
  } finally {
    clearTimeout(timer);
  }
}
