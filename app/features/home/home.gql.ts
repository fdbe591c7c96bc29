import {CATALOG_IMAGE_FRAGMENT, PRODUCT_CARD_FRAGMENT} from '~/features/catalog/shelf/product-card.gql';

/** The hero and the popular products of the home page. */
export const HOME_PAGE_QUERY = `#graphql
  query HomePage($withTags: Boolean = true) {
    shop {
      brand {
        coverImage {
          image {
            ...CatalogImage
          }
        }
      }
    }
    popular: collection(handle: "most-popular") {
      image {
        ...CatalogImage
      }
      products(first: 6) {
        nodes {
          ...ProductCard
        }
      }
    }
  }
  ${PRODUCT_CARD_FRAGMENT}
` as const;

/** A separate query: stores may deny access to metaobjects, which fails the whole query. */
export const HOW_IT_WORKS_QUERY = `#graphql
  query HowItWorks {
    metaobject(handle: {type: "storefront_settings", handle: "main"}) {
      clip: field(key: "how_it_works_clip") {
        reference {
          __typename
          ... on Video {
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
  ${CATALOG_IMAGE_FRAGMENT}
` as const;
