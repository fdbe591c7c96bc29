import {SEED_PEOPLE} from '../../local/seed/people';
import type {SeedPerson} from '../../local/seed/types';
import {saveCart, createCartRecord} from '../../local/shop/cart/cart-store';
import {priceCart} from '../../local/shop/cart/price-cart';
import {applyGiftCards} from '../../local/shop/gift-cards/apply-gift-cards';
import {quoteShipping} from '../../local/shop/cart/shipping-rates';
import {placeOrder as place} from '../../local/shop/checkout/place-order';
import {variantsOf} from '../../local/shop/catalog/variants';
import type {OrderRecord} from '../../local/shop/state';
import type {LocalShop} from './local-shop';

export interface Purchase {
  /** A seeded customer, or a guest by email address; Ada by default. */
  readonly customer?: Pick<SeedPerson, 'email'> & Partial<Pick<SeedPerson, 'number'>>;
  /** Lines by catalog id and position of the variant, which is 1 by default; one pack of '1' by default. */
  readonly lines?: readonly {
    readonly catalogId: string;
    readonly position?: number;
    readonly quantity: number;
    /** The number of a selling plan. */
    readonly sellingPlanNumber?: number;
  }[];
  readonly shippingMethod?: 'standard' | 'express';
  readonly discountCodes?: readonly string[];
  readonly giftCardCodes?: readonly string[];
  /** The gift note. */
  readonly note?: string;
  /** Attributes of the cart, which the order inherits. */
  readonly attributes?: Readonly<Record<string, string>>;
}

const ADDRESS = {
  firstName: 'Ada',
  lastName: 'Byron',
  address1: '12 Pearl Street',
  address2: '',
  city: 'Brooklyn',
  province: 'NY',
  zip: '11201',
  phone: '',
} as const;

/**
 * Pays an order without a browser, with the code of the local checkout, so stock, mail and webhooks change too.
 * @returns the order as the local Shopify stores it
 */
export function placeOrder({shop}: Pick<LocalShop, 'shop'>, purchase: Purchase = {}): OrderRecord {
  const {customer = SEED_PEOPLE.ada, lines = [{catalogId: '1', quantity: 1}], shippingMethod = 'standard'} = purchase;
  const {state} = shop;
  const cart = createCartRecord(state);
  cart.discountCodes = [...(purchase.discountCodes ?? [])];
  cart.giftCardCodes = [...(purchase.giftCardCodes ?? [])];
  cart.note = purchase.note ?? '';
  cart.attributes = Object.entries(purchase.attributes ?? {}).map(([key, value]) => ({key, value}));
  cart.buyerIdentity = {email: customer.email, customerNumber: customer.number};
  cart.lines = lines.map(({catalogId, position = 1, quantity, sellingPlanNumber}) => {
    const product = state.seed.products.find((each) => each.catalogId === catalogId);
    const variant = product && variantsOf(product)[position - 1];
    if (!variant) throw new Error(`the shop does not sell ${catalogId}`);
    return {
      id: crypto.randomUUID(),
      variantNumber: variant.number,
      quantity,
      attributes: [],
      ...(sellingPlanNumber !== undefined && {sellingPlanNumber}),
    };
  });
  saveCart(state, cart);
  const priced = priceCart(state, cart);
  const shipping = quoteShipping(shippingMethod, priced.totals.totalMinor, priced.totals.shippingPromo);
  const input = {...ADDRESS, email: customer.email, shippingMethod, card: '1'};
  const giftCards = applyGiftCards(state, cart, priced.totals.totalMinor + shipping.chargeMinor);
  return place(shop, {cart, priced, shipping, giftCards, input});
}
