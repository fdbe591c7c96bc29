/** The products on sale with their stock; the tags tell bundles from single packs. */
export const STOCK_LEVELS_QUERY = `#graphql
  query AdminStockLevels($first: Int!, $after: String) {
    products(first: $first, after: $after, query: "status:active") {
      nodes {
        id
        title
        tags
        tracksInventory
        totalInventory
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
` as const;
