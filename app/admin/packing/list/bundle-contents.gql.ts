/** The products of bundles' metafield; a component with several variants is known by its title only. */
export const BUNDLE_CONTENTS_QUERY = `#graphql
  query BundleContents($ids: [ID!]!, $withTags: Boolean = true) {
    nodes(ids: $ids) {
      ... on Product {
        id
        tags @include(if: $withTags)
        includes: metafield(namespace: "catalog", key: "includes") {
          value
          references(first: 20) {
            nodes {
              ... on Product {
                title
                variants(first: 2) {
                  nodes {
                    sku
                    barcode
                  }
                }
              }
            }
          }
        }
      }
    }
  }
` as const;
