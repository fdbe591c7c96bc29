import type {AppContext} from '~/platform/context.server';
import type {Proof} from '~/platform/session/session.server';
import {moveCart} from '~/platform/shopify/move-cart.server';

type SignInContext = Pick<AppContext, 'session' | 'cart' | 'direct' | 'report'>;

/**
 * Begins a session and moves the browser's cart to the customer.
 * @throws BackendUnavailable if the database is down
 */
export async function beginSession(context: SignInContext, proof: Proof): Promise<void> {
  await context.session.begin(proof);
  await moveCart(context);
}
