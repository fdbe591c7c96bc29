import {PRODUCT_MEDIA_FRAGMENT} from '~/shop/catalog/shelf/product-media.gql';
import {CATALOG_IMAGE_FRAGMENT, PRODUCT_SUMMARY_FRAGMENT} from '~/shop/catalog/shelf/product-card.gql';

const RECIPE_CARD_FRAGMENT = `#graphql
  fragment RecipeCard on Product {
    handle
    title
    tags @include(if: $withTags)
    images(first: 1) {
      nodes {
        ...CatalogImage
      }
    }
    hue: metafield(namespace: "catalog", key: "hue") {
      value
    }
    heat: metafield(namespace: "catalog", key: "heat") {
      value
    }
    recipe: metafield(namespace: "catalog", key: "recipe") {
      reference {
        ... on Metaobject {
          proteins: field(key: "proteins") {
            value
          }
          picture: field(key: "picture") {
            reference {
              ... on MediaImage {
                image {
                  ...CatalogImage
                }
              }
            }
          }
        }
      }
    }
  }
` as const;

/** The products of the recipe list, in the order in which the merchant created them. */
export const RECIPE_LIST_QUERY = `#graphql
  query RecipeList($first: Int!, $withTags: Boolean = true) {
    products(first: $first, sortKey: ID, query: "tag_not:bundle") {
      nodes {
        ...RecipeCard
      }
    }
  }
  ${RECIPE_CARD_FRAGMENT}
  ${CATALOG_IMAGE_FRAGMENT}
` as const;

/** The data of a recipe; a bundle references the products whose recipes it has. */
export const RECIPE_QUERY = `#graphql
  query Recipe($handle: String!, $withTags: Boolean = true) {
    product(handle: $handle) {
      ...ProductSummary
      ...RecipeCard
      featuredImage {
        ...CatalogImage
      }
      media(first: 20) {
        nodes {
          ...ProductMedia
        }
      }
      moreMedia: metafield(namespace: "catalog", key: "media") {
        value
      }
      howToUse: metafield(namespace: "catalog", key: "how_to_use") {
        value
      }
      recipe: metafield(namespace: "catalog", key: "recipe") {
        reference {
          ... on Metaobject {
            ingredients: field(key: "ingredients") {
              value
            }
            steps: field(key: "steps") {
              value
            }
            swaps: field(key: "swaps") {
              value
            }
          }
        }
      }
      nutrition: metafield(namespace: "catalog", key: "nutrition") {
        reference {
          ... on Metaobject {
            fields {
              key
              value
            }
          }
        }
      }
      includes: metafield(namespace: "catalog", key: "includes") {
        value
        references(first: 20) {
          nodes {
            ... on Product {
              ...RecipeCard
            }
          }
        }
      }
    }
  }
  ${PRODUCT_SUMMARY_FRAGMENT}
  ${CATALOG_IMAGE_FRAGMENT}
  ${PRODUCT_MEDIA_FRAGMENT}
  ${RECIPE_CARD_FRAGMENT}
` as const;
