import {CART_CONTENTS_PLAN_FRAGMENT} from './cart-plans.gql';

/** The contents to copy into a new cart. The buyer's contact details and addresses are left out. */
export const CART_CONTENTS_QUERY = `#graphql
  query CartContents($cartId: ID!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    cart(id: $cartId) {
      note
      attributes {
        key
        value
      }
      discountCodes {
        code
      }
      buyerIdentity {
        countryCode
      }
      lines(first: 250) {
        pageInfo {
          hasNextPage
        }
        nodes {
          quantity
          attributes {
            key
            value
          }
          merchandise {
            ... on ProductVariant {
              id
            }
          }
          ...CartContentsPlan
        }
      }
    }
  }
  ${CART_CONTENTS_PLAN_FRAGMENT}
` as const;
