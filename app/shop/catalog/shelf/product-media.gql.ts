/** One entry of a product's gallery. Queries with this fragment include `CATALOG_IMAGE_FRAGMENT`. */
export const PRODUCT_MEDIA_FRAGMENT = `#graphql
  fragment ProductMedia on Media {
    __typename
    alt
    previewImage {
      ...CatalogImage
    }
    ... on MediaImage {
      image {
        ...CatalogImage
      }
    }
    ... on Video {
      sources {
        url
        mimeType
      }
    }
    ... on Model3d {
      sources {
        url
        mimeType
      }
    }
    ... on ExternalVideo {
      originUrl
    }
  }
` as const;
