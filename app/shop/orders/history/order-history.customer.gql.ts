/** A customer's orders at Shopify, newest first. */
export const ORDER_HISTORY_QUERY = `#graphql
  query OrderHistory($first: Int!, $after: String) {
    customer {
      orders(first: $first, after: $after, sortKey: PROCESSED_AT, reverse: true) {
        edges {
          cursor
          node {
            id name processedAt cancelledAt financialStatus fulfillmentStatus statusPageUrl
            totalPrice { amount currencyCode }
          }
        }
        pageInfo { hasNextPage }
      }
    }
  }
` as const;
