/**
 * What a search finds beside products. Collections are part of predictive search only. Stores may deny pages and articles, which are
 * therefore optional fields of their own.
 */
export const CONTENT_SEARCH_QUERY = `#graphql
  query ContentSearch($query: String!, $withBlogs: Boolean = true, $withPages: Boolean = true) {
    predictiveSearch(query: $query, limit: 6, types: [COLLECTION]) {
      collections {
        handle
        title
      }
    }
    articles: search(query: $query, first: 6, types: [ARTICLE], prefix: LAST) @include(if: $withBlogs) {
      nodes {
        ... on Article {
          handle
          title
          excerpt(truncateAt: 160)
          blog {
            handle
          }
        }
      }
    }
    pages: search(query: $query, first: 6, types: [PAGE], prefix: LAST) @include(if: $withPages) {
      nodes {
        ... on Page {
          handle
          title
        }
      }
    }
  }
` as const;
