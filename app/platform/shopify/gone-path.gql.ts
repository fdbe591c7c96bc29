/** All redirects of most shops. 250 is Shopify's largest page. */
export const GONE_PATHS_QUERY = `#graphql
  query GonePaths {
    urlRedirects(first: 250) {
      pageInfo {
        hasNextPage
      }
      nodes {
        path
        target
      }
    }
  }
` as const;

/** One redirect of a shop with more redirects than fit into one response. */
export const GONE_PATH_QUERY = `#graphql
  query GonePath($query: String!) {
    urlRedirects(first: 5, query: $query) {
      nodes {
        path
        target
      }
    }
  }
` as const;
