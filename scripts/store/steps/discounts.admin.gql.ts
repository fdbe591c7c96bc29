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

const SETUP_AUTOMATIC_DISCOUNT_FRAGMENT = `#graphql
  fragment SetupAutomaticDiscount on DiscountAutomaticNode {
    id
    automaticDiscount {
      __typename
      ... on DiscountAutomaticBasic {
        title
        endsAt
        minimumRequirement {
          __typename
          ... on DiscountMinimumSubtotal { greaterThanOrEqualToSubtotal { amount } }
          ... on DiscountMinimumQuantity { greaterThanOrEqualToQuantity }
        }
        customerGets {
          value {
            __typename
            ... on DiscountPercentage { percentage }
            ... on DiscountAmount { amount { amount } }
          }
          items {
            __typename
            ... on DiscountProducts { products(first: 50) { nodes { handle } } }
          }
        }
      }
    }
  }
` as const;

export const AUTOMATIC_DISCOUNTS_QUERY = `#graphql
  query StoreAutomaticDiscounts($after: String) {
    page: automaticDiscountNodes(first: 50, after: $after) {
      nodes { ...SetupAutomaticDiscount }
      pageInfo { hasNextPage endCursor }
    }
  }
  ${SETUP_AUTOMATIC_DISCOUNT_FRAGMENT}
` as const;

export const AUTOMATIC_DISCOUNT_CREATE_MUTATION = `#graphql
  mutation StoreAutomaticDiscountCreate($discount: DiscountAutomaticBasicInput!) {
    payload: discountAutomaticBasicCreate(automaticBasicDiscount: $discount) {
      node: automaticDiscountNode { ...SetupAutomaticDiscount }
      userErrors { code field message }
    }
  }
  ${SETUP_AUTOMATIC_DISCOUNT_FRAGMENT}
` as const;

export const AUTOMATIC_DISCOUNT_DELETE_MUTATION = `#graphql
  mutation StoreAutomaticDiscountDelete($id: ID!) {
    payload: discountAutomaticDelete(id: $id) { userErrors { code field message } }
  }
` as const;

export const DISCOUNT_DELETE_MUTATION = `#graphql
  mutation StoreDiscountDelete($id: ID!) {
    payload: discountCodeDelete(id: $id) { userErrors { code field message } }
  }
` as const;
