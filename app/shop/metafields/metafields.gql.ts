import {CATALOG_IMAGE_FRAGMENT} from '~/shop/catalog/shelf/product-card.gql';

/** What a metafield refers to. Types that are not shown have no fields. */
const SHOWN_REFERENCE_FRAGMENT = `#graphql
  fragment ShownReference on MetafieldReference {
    __typename
    ... on Product {
      handle
      title
    }
    ... on Collection {
      handle
      title
    }
    ... on Page {
      handle
      title
    }
    ... on Metaobject {
      fields {
        key
        type
        value
      }
    }
    ... on MediaImage {
      alt
      image {
        ...CatalogImage
      }
    }
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
    ... on GenericFile {
      alt
      url
      mimeType
    }
  }
` as const;

/** The metafields that the merchant shows on the page of a product, in the order of the identifiers; null for each that has no value. */
export const PRODUCT_DETAILS_QUERY = `#graphql
  query ProductDetails($handle: String!, $identifiers: [HasMetafieldsIdentifier!]!) {
    product(handle: $handle) {
      metafields(identifiers: $identifiers) {
        namespace
        key
        type
        value
        reference {
          ...ShownReference
        }
        references(first: 20) {
          nodes {
            ...ShownReference
          }
        }
      }
    }
  }
  ${SHOWN_REFERENCE_FRAGMENT}
  ${CATALOG_IMAGE_FRAGMENT}
` as const;

/** Articles by their ids: as references of metafields they have no fields in the version that types are made of. */
export const DETAIL_ARTICLES_QUERY = `#graphql
  query DetailArticles($ids: [ID!]!) {
    nodes(ids: $ids) {
      ... on Article {
        id
        handle
        title
        blog {
          handle
        }
      }
    }
  }
` as const;
