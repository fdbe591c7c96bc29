/** Asks where a file is sent to. */
export const STAGED_UPLOAD_MUTATION = `#graphql
  mutation AdminStagedUpload($input: [StagedUploadInput!]!) {
    stagedUploadsCreate(input: $input) {
      stagedTargets {
        url
        resourceUrl
        parameters {
          name
          value
        }
      }
      userErrors {
        message
      }
    }
  }
` as const;
