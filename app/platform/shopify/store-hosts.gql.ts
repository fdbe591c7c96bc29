/** Under which domain the store shows its own pages, its checkout among them. */
export const STORE_HOSTS_QUERY = `#graphql
  query StoreHosts {
    shop {
      primaryDomain {
        url
      }
    }
  }
` as const;
