/** All names of products; read only if a URL has no known handle. */
export const PRODUCT_NAMES_QUERY = `#graphql
  query ProductNames($after: String, $withTags: Boolean = true) {
    products(first: 250, after: $after) {
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        id
        handle
        title
        tags @include(if: $withTags)
        catalogId: metafield(namespace: "catalog", key: "id") {
          value
        }
        secondName: metafield(namespace: "catalog", key: "second_name") {
          value
        }
        selectedOrFirstAvailableVariant {
          id
        }
      }
    }
  }
` as const;
