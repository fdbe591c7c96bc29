/** The primary domain of the store, which serves pages such as the checkout. */
export const STORE_HOSTS_QUERY = `#graphql
  query StoreHosts {
    shop {
      primaryDomain {
        url
      }
    }
  }
` as const;
