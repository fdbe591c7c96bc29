/** The redirects of most shops, whole. 250 is the shop's largest page. */
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

/** One redirect of a shop that keeps more of them than fit into one answer. */
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
