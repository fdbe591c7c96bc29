/** Finds orders by their number; the search may also return numbers that are only similar. */
export const ORDERS_BY_NUMBER_QUERY = `#graphql
  query OrdersByNumber($query: String!) {
    orders(first: 10, query: $query) {
      nodes {
        id
        name
      }
    }
  }
` as const;
