/** How many customers the shop has. Separate from the products, because a store may grant only one of the two scopes. */
export const CUSTOMER_TOTAL_QUERY = `#graphql
  query AdminCustomerTotal {
    customersCount(limit: null) {
      count
      precision
    }
  }
` as const;

export const PRODUCT_TOTAL_QUERY = `#graphql
  query AdminProductTotal {
    productsCount(limit: null) {
      count
      precision
    }
  }
` as const;
