export const RATING_SET_MUTATION = `#graphql
  mutation AdminRatingSet($metafields: [MetafieldsSetInput!]!) {
    metafieldsSet(metafields: $metafields) {
      userErrors {
        message
      }
    }
  }
` as const;

/** Deletes the rating of a product without published reviews. */
export const RATING_DELETE_MUTATION = `#graphql
  mutation AdminRatingDelete($metafields: [MetafieldIdentifierInput!]!) {
    metafieldsDelete(metafields: $metafields) {
      userErrors {
        message
      }
    }
  }
` as const;
