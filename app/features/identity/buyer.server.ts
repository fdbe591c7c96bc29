import type {AppContext} from '~/platform/context.server';

type BuyerContext = Pick<AppContext, 'cart' | 'report'>;

/** Tells the cart whose it is, so that the checkout knows them. Never stands in anybody's way. */
export const recogniseBuyer = (context: BuyerContext, customerAccessToken: string): Promise<void> =>
  change(context, {customerAccessToken});

/** The goods stay in the cart; whose it was does not. */
export const forgetBuyer = (context: BuyerContext): Promise<void> =>
  change(context, {customerAccessToken: null, email: null, phone: null});

type BuyerIdentity = Parameters<AppContext['cart']['updateBuyerIdentity']>[0];

async function change({cart, report}: BuyerContext, buyer: BuyerIdentity): Promise<void> {
  if (!cart.hasCart) return;
  try {
    const {userErrors} = await cart.updateBuyerIdentity(buyer);
    if (userErrors?.[0]) report(new Error(`The cart's buyer stays as they were: ${userErrors[0].code ?? ''}`));
  } catch (error) {
    report(error);
  }
}
