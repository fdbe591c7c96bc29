import {CATALOG_IMAGE_FRAGMENT} from '~/shop/catalog/shelf/product-card.gql';

/** A separate query: a store that denies access to metaobjects still has the rest of the page. */
export const FOUNDERS_QUERY = `#graphql
  query Founders {
    metaobjects(type: "founder", first: 20) {
      nodes {
        ...Founder
      }
    }
  }
  fragment Founder on Metaobject {
    handle
    name: field(key: "name") {
      value
    }
    role: field(key: "role") {
      value
    }
    shortText: field(key: "short_text") {
      value
    }
    longText: field(key: "long_text") {
      value
    }
    position: field(key: "position") {
      value
    }
    portrait: field(key: "portrait") {
      reference {
        ... on MediaImage {
          image {
            url
            altText
            width
            height
          }
        }
      }
    }
  }
` as const;

/** The pictures of the about page: of the merchant's most popular products, and of how freeze-drying works. */
export const ABOUT_PICTURES_QUERY = `#graphql
  query AboutPictures {
    collection(handle: "most-popular") {
      image {
        ...CatalogImage
      }
    }
    metaobject(handle: {type: "storefront_settings", handle: "main"}) {
      science: field(key: "science_picture") {
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
  ${CATALOG_IMAGE_FRAGMENT}
` as const;
