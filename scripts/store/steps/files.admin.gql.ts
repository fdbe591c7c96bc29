export const FILES_QUERY = `#graphql
  query StoreFiles($after: String) {
    page: files(first: 100, after: $after) {
      nodes {
        id
        fileStatus
        ... on MediaImage { image { url } }
        ... on Video { filename }
      }
      pageInfo { hasNextPage endCursor }
    }
  }
` as const;

export const STAGED_UPLOADS_CREATE_MUTATION = `#graphql
  mutation StoreStagedUploadsCreate($input: [StagedUploadInput!]!) {
    stagedUploadsCreate(input: $input) {
      stagedTargets { url resourceUrl parameters { name value } }
      userErrors { field message }
    }
  }
` as const;

export const FILE_CREATE_MUTATION = `#graphql
  mutation StoreFileCreate($files: [FileCreateInput!]!) {
    fileCreate(files: $files) {
      files { id fileStatus }
      userErrors { code field message }
    }
  }
` as const;

export const FILE_STATUS_QUERY = `#graphql
  query StoreFileStatus($id: ID!) {
    node(id: $id) {
      id
      ... on File { fileStatus fileErrors { code message } }
    }
  }
` as const;

export const FILE_DELETE_MUTATION = `#graphql
  mutation StoreFileDelete($ids: [ID!]!) {
    payload: fileDelete(fileIds: $ids) { userErrors { code field message } }
  }
` as const;
