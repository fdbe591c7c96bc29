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
