import {PRODUCT_CARD_FRAGMENT} from '../shelf/product-card.gql';

/** The home page in one request: hero, the merchant's shelf of popular products, and the clip beside the steps. */
export const HOME_PAGE_QUERY = `#graphql
  query HomePage {
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
    clip: collection(handle: "featured") {
      products(first: 1) {
        nodes {
          media(first: 10) {
            nodes {
              ...HomeClip
            }
          }
        }
      }
    }
  }
  fragment HomeClip on Media {
    __typename
    alt
    previewImage {
      ...CatalogImage
    }
    ... on Video {
      sources {
        url
        mimeType
      }
    }
  }
  ${PRODUCT_CARD_FRAGMENT}
` as const;
