import type {ShopPicture} from '~/ui/shop-image-sources';

/** One line of a cart as a page shows it. Every amount is formatted text: browsers never compute money. */
export interface CartLineView {
  readonly id: string;
  readonly variantId: string;
  readonly handle: string;
  readonly title: string;
  /** The choice among a product's variants; null when there is only one. */
  readonly variant: string | null;
  readonly image: ShopPicture | null;
  readonly quantity: number;
  /** What was said of the line when it was added; putting a removed line back says it again. */
  readonly attributes: readonly LineAttribute[];
  readonly unitPrice: string;
  /** What one unit cost before; null when it costs no less now. */
  readonly unitPriceBefore: string | null;
  readonly total: string;
  /** What the line would cost without discounts; null when none counts. */
  readonly totalBefore: string | null;
  readonly discounts: readonly DiscountRow[];
  /** The shop has none left: the line stays, at quantity 0, until the shopper takes it away. */
  readonly isSoldOut: boolean;
}

/** A fact about a line, as the shop keeps it. */
export interface LineAttribute {
  readonly key: string;
  readonly value: string;
}

/** What one code takes off, as text without a sign. */
export interface DiscountRow {
  readonly label: string;
  readonly amount: string;
}

/** A code on the cart. One that does not apply now may again after the next change. */
export interface PromoCodeView {
  readonly code: string;
  readonly isApplicable: boolean;
}

/** When a cart would arrive, and what that is made of, in words. */
export interface DeliveryView {
  readonly words: string;
  readonly hint: string;
}

/** How far a cart is from free standard shipping. */
export interface FreeShippingView {
  readonly words: string;
  /** 0 to 100. */
  readonly percent: number;
}

/** Everything a page shows of a cart; one without lines is an empty cart. */
export interface CartView {
  readonly title: string;
  /** The shop did not answer: the shopper may have a cart, and this is not it. */
  readonly isUnknown: boolean;
  readonly lines: readonly CartLineView[];
  /** Units in all lines. */
  readonly count: number;
  readonly subtotal: string;
  readonly discounts: readonly DiscountRow[];
  readonly total: string;
  readonly codes: readonly PromoCodeView[];
  readonly note: string;
  /** Null when nothing can be bought or the address is not one that a shopper may be sent to. */
  readonly checkoutUrl: string | null;
  readonly freeShipping: FreeShippingView | null;
  /** What a code takes off the shipping, which counts at the checkout alone; null when none does. */
  readonly shippingDiscount: DiscountRow | null;
  /** When it would arrive; null when nothing can be bought. */
  readonly delivery: DeliveryView | null;
}

/**
 * @param title - what the cart is called today
 * @param isUnknown - whether the shop failed to say what is in the cart
 * @returns a cart with nothing in it
 */
export function emptyCartView(title: string, isUnknown = false): CartView {
  return {
    title,
    isUnknown,
    lines: [],
    count: 0,
    subtotal: '',
    discounts: [],
    total: '',
    codes: [],
    note: '',
    checkoutUrl: null,
    freeShipping: null,
    shippingDiscount: null,
    delivery: null,
  };
}
