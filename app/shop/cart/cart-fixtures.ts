import type {ShopCart, ShopCartLine} from './model/shop-cart';

const usd = (amount: string) => ({amount, currencyCode: 'USD' as const});

/** Changes to the default line: one pack of Chicken Tikka Masala at $7.99. */
interface SampleLine {
  readonly id?: string;
  readonly variant?: number;
  readonly title?: string;
  readonly choice?: string;
  readonly image?: ShopCartLine['merchandise']['image'];
  readonly quantity?: number;
  readonly rule?: ShopCartLine['merchandise']['quantityRule'];
  /** When it ships, as the merchant's date; in stock if absent. */
  readonly shipsOn?: string;
  /** Whether it is sent, unlike a gift card. */
  readonly isSent?: boolean;
  readonly unit?: string;
  readonly unitBefore?: string;
  readonly subtotal?: string;
  readonly total?: string;
  readonly off?: Readonly<Record<string, string>>;
  readonly attributes?: ShopCartLine['attributes'];
  /** What a bundle consists of, by the titles of the products: the quantities are those of the whole line. */
  readonly components?: Readonly<Record<string, number>>;
  /** The prices of its plans, by their numbers, and the number of the one that it has. */
  readonly plans?: Readonly<Record<string, string>>;
  readonly plan?: string;
}

/** @returns discount allocations from amounts by code */
export const allocations = (off: Readonly<Record<string, string>>): ShopCartLine['discountAllocations'] =>
  Object.entries(off).map(([code, amount]) => ({code, discountedAmount: usd(amount)}));

const sampleComponent = ([title, quantity]: [string, number]) => ({
  quantity,
  merchandise: {
    title: 'Default Title',
    availableForSale: quantity > 0,
    selectedOptions: [{name: 'Title', value: 'Default Title'}],
    product: {handle: title.toLowerCase().replaceAll(' ', '-'), title},
  },
});

const OPTION_NAMES = ['Size', 'Heat', 'Lid'];

const samplePlan = ([number, price]: readonly [string, string]) => ({
  sellingPlan: {id: `gid://shopify/SellingPlan/${number}`, name: `Deliver every ${number} weeks`},
  priceAdjustments: [{price: usd(price), compareAtPrice: usd('7.99')}],
});

const toOffer = ({rule, shipsOn}: Pick<SampleLine, 'rule' | 'shipsOn'>) => ({
  quantityRule: rule ?? {minimum: 1, increment: 1},
  currentlyNotInStock: shipsOn !== undefined,
  shipsOn: shipsOn === undefined ? null : {value: shipsOn},
});

const sampleCost = ({
  subtotal,
  total,
  unit,
  unitBefore,
}: Record<'subtotal' | 'total' | 'unit', string> & Pick<SampleLine, 'unitBefore'>) => ({
  subtotalAmount: usd(subtotal),
  totalAmount: usd(total),
  amountPerQuantity: usd(unit),
  compareAtAmountPerQuantity: unitBefore ? usd(unitBefore) : null,
});

export function sampleLine({
  id = 'a1',
  variant = 44000000000001,
  title = 'Chicken Tikka Masala',
  choice = 'Default Title',
  image = {url: 'https://cdn.shopify.com/pack.png', altText: 'A pack', width: 1600, height: 1600},
  quantity = 1,
  rule,
  shipsOn,
  isSent = true,
  unit = '7.99',
  unitBefore,
  subtotal = unit,
  total = subtotal,
  off = {},
  attributes = [],
  components,
  plans = {},
  plan,
}: SampleLine = {}): ShopCartLine {
  return {
    id: `gid://shopify/CartLine/${id}?cart=hWN1`,
    quantity,
    attributes,
    ...(components && {lineComponents: Object.entries(components).map(sampleComponent)}),
    cost: sampleCost({subtotal, total, unit, unitBefore}),
    discountAllocations: allocations(off),
    sellingPlanAllocation: plan ? samplePlan([plan, '7.99']) : null,
    merchandise: {
      id: `gid://shopify/ProductVariant/${variant}`,
      title: choice,
      availableForSale: quantity > 0,
      requiresShipping: isSent,
      ...toOffer({rule, shipsOn}),
      selectedOptions: choice.split(' / ').map((value, index) => ({name: OPTION_NAMES[index] ?? '', value})),
      image,
      price: usd('7.99'),
      sellingPlanAllocations: {nodes: Object.entries(plans).map(samplePlan)},
      product: {
        id: 'gid://shopify/Product/8000000000001',
        handle: 'chicken-tikka-masala',
        title,
        requiresSellingPlan: false,
      },
    },
  };
}

/** Changes to the default cart, which has one line and no code. */
export interface SampleCart {
  readonly id?: string;
  readonly lines?: ShopCartLine[];
  readonly subtotal?: string;
  readonly total?: string;
  readonly off?: Readonly<Record<string, string>>;
  readonly codes?: Readonly<Record<string, boolean>>;
  /** What each gift card pays, by its last characters; $20.00 were on it. */
  readonly giftCards?: Readonly<Record<string, string>>;
  readonly note?: string;
  readonly checkoutUrl?: string;
}

export function sampleCart({
  id = 'gid://shopify/Cart/hWN1?key=k1',
  lines = [sampleLine()],
  subtotal = '7.99',
  total = subtotal,
  off = {},
  codes = {},
  giftCards = {},
  note = '',
  checkoutUrl = 'https://checkout.example/cart/c/hWN1?key=k1',
}: SampleCart = {}): ShopCart {
  return {
    id,
    checkoutUrl,
    note,
    attributes: [],
    totalQuantity: lines.reduce((sum, line) => sum + line.quantity, 0),
    lines: {nodes: lines},
    cost: {subtotalAmount: usd(subtotal), totalAmount: usd(total)},
    discountAllocations: allocations(off),
    appliedGiftCards: Object.entries(giftCards).map(([lastCharacters, used]) => ({
      id: `gid://shopify/AppliedGiftCard/${lastCharacters}`,
      lastCharacters,
      amountUsed: usd(used),
      presentmentAmountUsed: usd(used),
      balance: usd('20.0'),
    })),
    discountCodes: Object.entries(codes).map(([code, applicable]) => ({code, applicable})),
  };
}
