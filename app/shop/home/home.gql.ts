import {PRODUCT_CARD_FRAGMENT} from '~/shop/catalog/shelf/product-card.gql';

/** The hero, rating and lowest price of the shop, the popular products, and the packs of the heat ladder. */
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
    rated: products(first: 250) {
      nodes {
        ownRating: metafield(namespace: "storefront_reviews", key: "rating") {
          value
        }
        ownReviewCount: metafield(namespace: "storefront_reviews", key: "rating_count") {
          value
        }
      }
    }
    cheapest: products(first: 1, sortKey: PRICE, query: "available_for_sale:true") {
      nodes {
        priceRange {
          minVariantPrice {
            ...CatalogMoney
          }
        }
      }
    }
    packs: products(first: 20, sortKey: ID, query: "tag_not:bundle") {
      nodes {
        handle
        title
        images(first: 1) {
          nodes {
            ...CatalogImage
          }
        }
        heat: metafield(namespace: "catalog", key: "heat") {
          value
        }
        hue: metafield(namespace: "catalog", key: "hue") {
          value
        }
      }
    }
  }
  ${PRODUCT_CARD_FRAGMENT}
` as const;

/**
 * What the merchant writes for the home page. A separate query: stores may deny access to metaobjects, which fails the
 * whole query.
 */
export const HOME_CONTENT_QUERY = `#graphql
  query HomeContent($withTags: Boolean = true, $withMetaobjects: Boolean = true) {
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
      offer: field(key: "popup_picture") {
        reference {
          ... on MediaImage {
            image {
              ...CatalogImage
            }
          }
        }
      }
    }
    sections: metaobjects(type: "home_section", first: 20) @include(if: $withMetaobjects) {
      nodes {
        ...HomeSection
      }
    }
  }
  fragment HomeSection on Metaobject {
    handle
    heading: field(key: "heading") {
      value
    }
    text: field(key: "text") {
      value
    }
    items: field(key: "items") {
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
    product: field(key: "product") {
      reference {
        ... on Product {
          ...ProductCard
        }
      }
    }
  }
  ${PRODUCT_CARD_FRAGMENT}
` as const;
