/** What has changed about the variants of an order since it was placed. */
export const OFFERED_VARIANTS_QUERY = `#graphql
  query OfferedVariants($ids: [ID!]!) {
    nodes(ids: $ids) {
      ... on ProductVariant {
        id
        availableForSale
        price {
          amount
          currencyCode
        }
        product {
          handle
          requiresSellingPlan
          variantsCount {
            count
          }
        }
      }
    }
  }
` as const;
