import {CART_MUTATE_FRAGMENT} from './cart.gql';

/**
 * Hydrogen 2025.4 has only `cartGiftCardCodesUpdate`, which replaces all codes of a cart, and the codes of earlier cards are
 * known to Shopify alone. The mutation came with 2025-10, so it is no `#graphql` document: the types are those of 2025-04.
 */
export const CART_GIFT_CARD_CODES_ADD_MUTATION = `
  mutation CartGiftCardCodesAdd(
    $cartId: ID!
    $giftCardCodes: [String!]!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    cartGiftCardCodesAdd(cartId: $cartId, giftCardCodes: $giftCardCodes) {
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

/** Hydrogen 2025.4 has no method for it. */
export const CART_GIFT_CARDS_REMOVE_MUTATION = `#graphql
  mutation CartGiftCardsRemove(
    $cartId: ID!
    $appliedGiftCardIds: [ID!]!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    cartGiftCardCodesRemove(cartId: $cartId, appliedGiftCardIds: $appliedGiftCardIds) {
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
