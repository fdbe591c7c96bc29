import type {QuantityRuleView} from '~/core/quantity-rule';
import type {ShopPicture} from '~/ui/shop-image-sources';

/** A cart line as pages show it. Amounts are formatted text: browsers never calculate money. */
export interface CartLineView {
  readonly id: string;
  readonly variantId: string;
  readonly handle: string;
  readonly title: string;
  /** The variant's title; null if the product has only one variant. */
  readonly variant: string | null;
  /** The query that chooses variant and plan on the page of the product, with its question mark; empty without a choice. */
  readonly query: string;
  readonly image: ShopPicture | null;
  readonly quantity: number;
  /** What a fixed bundle consists of; empty for everything else. */
  readonly components: readonly LineComponent[];
  /** Null if every quantity can be bought. */
  readonly quantityRule: QuantityRuleView | null;
  /** Null if the product has no subscriptions. */
  readonly plans: LinePlansView | null;
  /** Who receives a gift card, when, and with which message; empty for everything else. */
  readonly recipient: readonly string[];
  /** Sent again when a removed line is added back. */
  readonly attributes: readonly LineAttribute[];
  readonly unitPrice: string;
  /** The compare-at price; null if the price is not reduced. */
  readonly unitPriceBefore: string | null;
  readonly total: string;
  /** The line's cost without discounts; null without discounts. */
  readonly totalBefore: string | null;
  readonly discounts: readonly DiscountRow[];
  /** When it ships, if it is not in stock; null if it is. */
  readonly shipsLater: string | null;
  /** Shopify keeps a sold-out line at quantity 0 until the shopper removes it. */
  readonly isSoldOut: boolean;
}

/** A component of a fixed bundle in the cart. */
export interface LineComponent {
  /** With the variant. */
  readonly name: string;
  readonly path: string;
  /** In one bundle; null in a bundle that sold out, of which Shopify has none in the cart. */
  readonly quantity: number | null;
  readonly isAvailable: boolean;
}

/** The subscription of a line and what it can be changed to. An empty id is that of a one-time purchase. */
export interface LinePlansView {
  readonly id: string;
  readonly name: string;
  /** With their prices. */
  readonly choices: readonly {readonly id: string; readonly text: string}[];
}

export interface LineAttribute {
  readonly key: string;
  readonly value: string;
}

/** The amount of one discount, as text without a sign. */
export interface DiscountRow {
  readonly label: string;
  readonly amount: string;
}

/** A code on the cart. One that does not apply now may apply after the next change. */
export interface PromoCodeView {
  readonly code: string;
  readonly isApplicable: boolean;
}

/** A gift card that pays for the cart, with its amounts as text. */
export interface GiftCardView {
  readonly id: string;
  /** Its masked code, such as `•••• 4242`. */
  readonly name: string;
  /** What it pays. */
  readonly used: string;
  /** What stays on it. */
  readonly left: string;
}

export interface DeliveryView {
  readonly text: string;
  readonly hint: string;
}

export interface FreeShippingView {
  readonly text: string;
  /** 0 to 100. */
  readonly percent: number;
  /** What is missing, in cents; 0 if nothing is. */
  readonly missingMinor: number;
}

export interface CartView {
  readonly title: string;
  /** Shopify did not respond, so the visitor's cart is unknown and this one is empty. */
  readonly isUnknown: boolean;
  readonly lines: readonly CartLineView[];
  /** Total quantity of all lines. */
  readonly count: number;
  readonly subtotal: string;
  /** The subtotal for analytics; pages show the text. */
  readonly subtotalMinor: number;
  readonly discounts: readonly DiscountRow[];
  readonly total: string;
  /** What reduced prices and discounts take off together; null if the rows of the discounts say all of it. */
  readonly saved: string | null;
  readonly codes: readonly PromoCodeView[];
  readonly giftCards: readonly GiftCardView[];
  /** What is left of the total after the gift cards; null without gift cards. */
  readonly due: string | null;
  readonly note: string;
  /** Null if nothing is available or the URL is not safe to link to. */
  readonly checkoutUrl: string | null;
  /** Null if nothing is sent. */
  readonly freeShipping: FreeShippingView | null;
  /** The discount on shipping, which applies at checkout; null if no code has one. */
  readonly shippingDiscount: DiscountRow | null;
  /** Null if nothing is sent: nothing is available, or only gift cards and downloads. */
  readonly delivery: DeliveryView | null;
  /** Whether a cart link replaced a cart that can be restored. */
  readonly hasEarlier: boolean;
}

/**
 * Creates a cart without lines.
 * @param isUnknown whether Shopify did not respond
 */
export function emptyCartView(title: string, isUnknown = false): CartView {
  return {
    title,
    isUnknown,
    lines: [],
    count: 0,
    subtotal: '',
    subtotalMinor: 0,
    discounts: [],
    total: '',
    saved: null,
    codes: [],
    giftCards: [],
    due: null,
    note: '',
    checkoutUrl: null,
    freeShipping: null,
    shippingDiscount: null,
    delivery: null,
    hasEarlier: false,
  };
}
