/** The state and the address of files. Shopify knows the address once it has processed the file. */
export const REVIEW_PICTURES_QUERY = `#graphql
  query AdminReviewPictures($ids: [ID!]!) {
    nodes(ids: $ids) {
      ... on MediaImage {
        id
        fileStatus
        image {
          url
          width
          height
        }
      }
    }
  }
` as const;
