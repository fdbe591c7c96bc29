const MONEY_FRAGMENT = `#graphql
  fragment ShopMoney on MoneyBag {
    shopMoney { amount }
  }
` as const;

const DISCOUNT_FRAGMENT = `#graphql
  fragment AllocatedDiscount on DiscountAllocation {
    allocatedAmountSet {
      ...ShopMoney
    }
    discountApplication {
      ... on DiscountCodeApplication {
        code
      }
    }
  }
  ${MONEY_FRAGMENT}
` as const;

export const ORDER_LINES_FRAGMENT = `#graphql
  fragment OrderLines on LineItemConnection {
    nodes {
      id
      title
      variantTitle
      sku
      quantity
      currentQuantity
      requiresShipping
      image {
        url
      }
      originalUnitPriceSet {
        ...ShopMoney
      }
      variant {
        id
      }
      product {
        id
      }
      lineItemGroup {
        id
        title
        quantity
        variantId
      }
      discountAllocations {
        ...AllocatedDiscount
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
  ${DISCOUNT_FRAGMENT}
` as const;
