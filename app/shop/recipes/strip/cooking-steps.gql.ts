import {CATALOG_IMAGE_FRAGMENT} from '~/shop/catalog/shelf/product-card.gql';

/** The steps of a product's recipe with their clips. */
export const COOKING_STEPS_QUERY = `#graphql
  query CookingSteps($handle: String!) {
    product(handle: $handle) {
      recipe: metafield(namespace: "catalog", key: "recipe") {
        reference {
          ... on Metaobject {
            proteins: field(key: "proteins") {
              value
            }
            steps: field(key: "steps") {
              value
            }
            stepClips: field(key: "step_clips") {
              references(first: 12) {
                nodes {
                  ... on Video {
                    alt
                    previewImage {
                      ...CatalogImage
                    }
                    sources {
                      url
                      mimeType
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  }
  ${CATALOG_IMAGE_FRAGMENT}
` as const;
