/** What mails and forms say of variants that people wait for. */
export const AWAITED_VARIANTS_QUERY = `#graphql
  query AwaitedVariants($ids: [ID!]!) {
    nodes(ids: $ids) {
      ... on ProductVariant {
        id
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
` as const;
