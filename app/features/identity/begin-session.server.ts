import type {AppContext} from '~/platform/context.server';
import type {Proof} from '~/platform/session/session.server';
import {moveCart} from '~/platform/shopify/move-cart.server';

/** What signing somebody in needs of a request. */
type SignInContext = Pick<AppContext, 'session' | 'cart' | 'direct' | 'report'>;

/**
 * Signs a person in; what is in the cart of this browser follows into a cart of their own.
 * @throws BackendUnavailable when the database does not answer
 */
export async function beginSession(context: SignInContext, proof: Proof): Promise<void> {
  await context.session.begin(proof);
  await moveCart(context);
}

/** Makes the cart a guest's again; the goods stay. Never rejects. */
export async function forgetBuyer({cart, report}: Pick<AppContext, 'cart' | 'report'>): Promise<void> {
  if (!cart.hasCart) return;
  try {
    const {userErrors} = await cart.updateBuyerIdentity({customerAccessToken: null, email: null, phone: null});
    if (userErrors?.[0]) report(new Error(`The cart's buyer stays as they were: ${userErrors[0].code ?? ''}`));
  } catch (error) {
    report(error);
  }
}
