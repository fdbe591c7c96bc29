/** The titles of the products that are bought most, up to Shopify's limit of a page. */
export const PRODUCT_TITLES_QUERY = `#graphql
  query ProductTitles {
    products(first: 250, sortKey: BEST_SELLING) {
      nodes {
        title
      }
    }
  }
` as const;
