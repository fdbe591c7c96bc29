import {isUpstreamFailure} from '~/platform/shopify/upstream-problem';
import type {CartContext} from '../cart-context';
import type {CartMutationPayload} from './cart-mutation';

/**
 * Runs one cart mutation.
 * @returns Shopify's payload; null when the response was lost, and with it whether the cart changed
 */
export async function runCartMutation(
  {report}: Pick<CartContext, 'report'>,
  mutate: () => Promise<CartMutationPayload | null | undefined>,
): Promise<CartMutationPayload | null> {
  try {
    const payload = (await mutate()) ?? {};
    if (payload.errors?.[0]) report(payload.errors[0]);
    return payload;
  } catch (error) {
    if (!isUpstreamFailure(error)) throw error;
    report(error);
    return null;
  }
}
