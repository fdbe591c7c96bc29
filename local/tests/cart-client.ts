import {type CartQueryDataReturn, InMemoryCache, createCartHandler, createStorefrontClient} from '@shopify/hydrogen';
import {SEED} from '../seed/seed';
import {LOCAL_CREDENTIALS} from '../shop/local-credentials';
import {variantNumber} from '../shop/state';

const cartFields = (lineCount: string) => `
  id createdAt updatedAt checkoutUrl totalQuantity note
  attributes { key value }
  buyerIdentity { countryCode email phone customer { id } purchasingCompany { company { id } } }
  discountCodes { code applicable }
  discountAllocations {
    __typename targetType discountedAmount { amount currencyCode }
    ... on CartCodeDiscountAllocation { code }
    discountApplication {
      allocationMethod targetSelection targetType
      value { __typename ... on PricingPercentageValue { percentage } ... on MoneyV2 { amount } }
    }
  }
  appliedGiftCards { id lastCharacters amountUsed { amount } balance { amount } presentmentAmountUsed { amount currencyCode } }
  cost {
    subtotalAmount { amount currencyCode } totalAmount { amount currencyCode }
    checkoutChargeAmount { amount } totalDutyAmount { amount } totalTaxAmount { amount } totalAmountEstimated
  }
  estimatedCost { subtotalAmount { amount } totalAmount { amount } }
  delivery { addresses { id selected oneTimeUse address { ... on CartDeliveryAddress { name formatted formattedArea } } } }
  deliveryGroups(first: 5) {
    nodes {
      id groupType deliveryAddress { city provinceCode countryCodeV2 }
      deliveryOptions { handle title description deliveryMethodType estimatedCost { amount } }
      selectedDeliveryOption { handle }
      cartLines(first: 5) { nodes { id } }
    }
  }
  lines(first: ${lineCount}) {
    nodes {
      __typename id quantity attributes { key value } attribute(key: "engraving") { value }
      discountAllocations { discountedAmount { amount } }
      cost {
        amountPerQuantity { amount } compareAtAmountPerQuantity { amount }
        subtotalAmount { amount } totalAmount { amount }
      }
      merchandise { ... on ProductVariant { id title product { title handle } } }
    }
  }
`;

const MUTATION_FRAGMENT = `#graphql
  fragment CartApiMutation on Cart { ${cartFields('100')} }
`;

const QUERY_FRAGMENT = `#graphql
  fragment CartApiQuery on Cart { ${cartFields('$numCartLines')} }
`;

/** Hydrogen's own discount code mutation declares a nullable list, which this version of the API rejects. */
const DISCOUNT_CODES_UPDATE = `#graphql
  mutation CodesUpdate($cartId: ID!, $discountCodes: [String!]!) {
    cartDiscountCodesUpdate(cartId: $cartId, discountCodes: $discountCodes) {
      cart { ...CartApiMutation }
      userErrors { code field message }
      warnings { code message target }
    }
  }
  ${MUTATION_FRAGMENT}
` as const;

/** The payload of a cart mutation. */
type Result = CartQueryDataReturn;

/** Hydrogen's storefront client and cart handler, connected to a shop over HTTP like a storefront. */
export function createCartClient(shopOrigin: string) {
  const {storefront} = createStorefrontClient({
    storeDomain: shopOrigin,
    publicStorefrontToken: LOCAL_CREDENTIALS.publicToken,
    privateStorefrontToken: LOCAL_CREDENTIALS.privateToken,
    storefrontApiVersion: '2026-04',
    i18n: {country: 'US', language: 'EN'},
    cache: new InMemoryCache(),
    waitUntil: () => undefined,
    logErrors: false,
    storefrontHeaders: {requestGroupId: 'test', buyerIp: '203.0.113.7', buyerIpSig: null, cookie: null, purpose: null},
  });
  const cart = createCartHandler({
    storefront,
    getCartId: () => undefined,
    setCartId: () => new Headers(),
    cartQueryFragment: QUERY_FRAGMENT,
    cartMutateFragment: MUTATION_FRAGMENT,
  });
  const applyCodes = async (...discountCodes: string[]): Promise<Result> => {
    const variables = {cartId: cart.getCartId(), discountCodes};
    const {cartDiscountCodesUpdate} = await storefront.mutate(DISCOUNT_CODES_UPDATE, {variables});
    return cartDiscountCodesUpdate;
  };
  return {storefront, cart, applyCodes};
}

/** @returns the id of a dish's variant, by its handle. */
function variantOf(handle: string): string {
  const product = SEED.products.find((each) => each.handle === handle);
  if (!product) throw new Error(`the seed has no product ${handle}`);
  return `gid://shopify/ProductVariant/${variantNumber(product)}`;
}

/** Dishes by the property that a test needs. */
export const DISH = {
  plenty: variantOf('chicken-tikka-masala'),
  another: variantOf('spicy-pepper-chicken'),
  bundle: variantOf('ultimate-desi-sampler'),
  /** Five units are in stock in a fresh shop. */
  scarce: variantOf('desi-goat-curry'),
  /** Eight units are in stock in a fresh shop. */
  rare: variantOf('palak-paneer'),
} as const;

/** @returns the lines of a cart in order; an empty list without a cart. */
export const linesOf = ({cart}: {cart: Result['cart'] | null}) => cart?.lines.nodes ?? [];
