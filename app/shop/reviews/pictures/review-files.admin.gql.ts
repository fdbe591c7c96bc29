/** Creates a file from an upload. Shopify processes it after the response. */
export const REVIEW_FILE_CREATE_MUTATION = `#graphql
  mutation AdminReviewFileCreate($files: [FileCreateInput!]!) {
    fileCreate(files: $files) {
      files {
        id
      }
      userErrors {
        code
        message
      }
    }
  }
` as const;

/** Finds files by their name. */
export const REVIEW_FILES_QUERY = `#graphql
  query AdminReviewFiles($query: String!) {
    files(first: 10, query: $query) {
      nodes {
        id
      }
    }
  }
` as const;

export const REVIEW_FILE_DELETE_MUTATION = `#graphql
  mutation AdminReviewFileDelete($ids: [ID!]!) {
    fileDelete(fileIds: $ids) {
      userErrors {
        code
        message
      }
    }
  }
` as const;
