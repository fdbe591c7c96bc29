import {CART_LINE_PLANS_FRAGMENT} from './cart-plans.gql';

/** The fields of a cart without its lines: queries and mutations request different numbers of lines. */
const CART_FIELDS_FRAGMENT = `#graphql
  fragment CartMoney on MoneyV2 {
    amount
    currencyCode
  }
  fragment CartLineFields on BaseCartLine {
    id
    quantity
    attributes {
      key
      value
    }
    cost {
      subtotalAmount {
        ...CartMoney
      }
      totalAmount {
        ...CartMoney
      }
      amountPerQuantity {
        ...CartMoney
      }
      compareAtAmountPerQuantity {
        ...CartMoney
      }
    }
    discountAllocations {
      discountedAmount {
        ...CartMoney
      }
      ... on CartCodeDiscountAllocation {
        code
      }
    }
    merchandise {
      ... on ProductVariant {
        id
        title
        availableForSale
        requiresShipping
        currentlyNotInStock
        shipsOn: metafield(namespace: "custom", key: "ships_on") {
          value
        }
        quantityRule {
          minimum
          maximum
          increment
        }
        selectedOptions {
          name
          value
        }
        image {
          url
          altText
          width
          height
        }
        product {
          id
          handle
          title
          shipsOn: metafield(namespace: "custom", key: "ships_on") {
            value
          }
        }
      }
    }
    ... on ComponentizableCartLine {
      lineComponents {
        quantity
        merchandise {
          ... on ProductVariant {
            title
            availableForSale
            selectedOptions {
              name
              value
            }
            product {
              handle
              title
            }
          }
        }
      }
    }
    ...CartLinePlans
  }
  fragment CartFields on Cart {
    id
    checkoutUrl
    totalQuantity
    note
    attributes {
      key
      value
    }
    cost {
      subtotalAmount {
        ...CartMoney
      }
      totalAmount {
        ...CartMoney
      }
    }
    discountAllocations {
      discountedAmount {
        ...CartMoney
      }
      ... on CartCodeDiscountAllocation {
        code
      }
    }
    discountCodes {
      code
      applicable
    }
    appliedGiftCards {
      id
      lastCharacters
      amountUsed {
        ...CartMoney
      }
      presentmentAmountUsed {
        ...CartMoney
      }
      balance {
        ...CartMoney
      }
    }
  }
  ${CART_LINE_PLANS_FRAGMENT}
` as const;

/** Named as Hydrogen's cart query expects it. */
export const CART_QUERY_FRAGMENT = `#graphql
  fragment CartApiQuery on Cart {
    ...CartFields
    lines(first: $numCartLines) {
      nodes {
        ...CartLineFields
      }
    }
  }
  ${CART_FIELDS_FRAGMENT}
` as const;

/** Named as Hydrogen's cart mutations require; the same fields, so that changes need no read. 250 is Shopify's largest page. */
export const CART_MUTATE_FRAGMENT = `#graphql
  fragment CartApiMutation on Cart {
    ...CartFields
    lines(first: 250) {
      nodes {
        ...CartLineFields
      }
    }
  }
  ${CART_FIELDS_FRAGMENT}
` as const;

/** Hydrogen's document declares `[String!]`, which version 2026-04 rejects: the codes are required. */
export const CART_DISCOUNT_CODES_UPDATE_MUTATION = `#graphql
  mutation CartDiscountCodes(
    $cartId: ID!
    $discountCodes: [String!]!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    cartDiscountCodesUpdate(cartId: $cartId, discountCodes: $discountCodes) {
      cart {
        ...CartApiMutation
      }
      userErrors {
        message
        field
        code
      }
      warnings {
        code
        message
        target
      }
    }
  }
  ${CART_MUTATE_FRAGMENT}
` as const;
