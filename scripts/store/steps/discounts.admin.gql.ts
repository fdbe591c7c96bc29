const SETUP_DISCOUNT_FRAGMENT = `#graphql
  fragment SetupDiscount on DiscountCodeNode {
    id
    codeDiscount {
      __typename
      ... on DiscountCodeBasic {
        endsAt
        appliesOncePerCustomer
        customerGets {
          value {
            __typename
            ... on DiscountPercentage { percentage }
            ... on DiscountAmount { amount { amount } }
          }
        }
      }
      ... on DiscountCodeFreeShipping { maximumShippingPrice { amount } }
    }
  }
` as const;

export const DISCOUNT_BY_CODE_QUERY = `#graphql
  query StoreDiscountByCode($code: String!) {
    node: codeDiscountNodeByCode(code: $code) { ...SetupDiscount }
  }
  ${SETUP_DISCOUNT_FRAGMENT}
` as const;

export const DISCOUNT_BASIC_CREATE_MUTATION = `#graphql
  mutation StoreDiscountBasicCreate($discount: DiscountCodeBasicInput!) {
    payload: discountCodeBasicCreate(basicCodeDiscount: $discount) {
      node: codeDiscountNode { ...SetupDiscount }
      userErrors { code field message }
    }
  }
  ${SETUP_DISCOUNT_FRAGMENT}
` as const;

export const DISCOUNT_SHIPPING_CREATE_MUTATION = `#graphql
  mutation StoreDiscountShippingCreate($discount: DiscountCodeFreeShippingInput!) {
    payload: discountCodeFreeShippingCreate(freeShippingCodeDiscount: $discount) {
      node: codeDiscountNode { ...SetupDiscount }
      userErrors { code field message }
    }
  }
  ${SETUP_DISCOUNT_FRAGMENT}
` as const;

export const DISCOUNT_DELETE_MUTATION = `#graphql
  mutation StoreDiscountDelete($id: ID!) {
    payload: discountCodeDelete(id: $id) { userErrors { code field message } }
  }
` as const;
