/** The media of a product in their order. */
export const PRODUCT_PICTURES_QUERY = `#graphql
  query AdminProductPictures($id: ID!) {
    product(id: $id) {
      id
      title
      handle
      media(first: 250) {
        nodes {
          id
          alt
          mediaContentType
          status
          mediaErrors {
            code
          }
          preview {
            image {
              url
              width
              height
            }
          }
        }
      }
    }
  }
` as const;

/** Adds uploaded pictures behind the media of a product. */
export const PICTURE_ADD_MUTATION = `#graphql
  mutation AdminPictureAdd($id: ID!, $media: [CreateMediaInput!]!) {
    productUpdate(product: {id: $id}, media: $media) {
      userErrors {
        field
        message
      }
    }
  }
` as const;

/** Changes the alternative text of a file, or takes it from a product. */
export const PICTURE_UPDATE_MUTATION = `#graphql
  mutation AdminPictureUpdate($files: [FileUpdateInput!]!) {
    fileUpdate(files: $files) {
      userErrors {
        code
        field
        message
      }
    }
  }
` as const;

/** Moves media of a product; Shopify does it after the response. */
export const PICTURE_MOVE_MUTATION = `#graphql
  mutation AdminPictureMove($id: ID!, $moves: [MoveInput!]!) {
    productReorderMedia(id: $id, moves: $moves) {
      userErrors: mediaUserErrors {
        code
        field
        message
      }
    }
  }
` as const;
