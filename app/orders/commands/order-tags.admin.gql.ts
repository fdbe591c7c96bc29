export const ORDER_TAGS_QUERY = `#graphql
  query StaffOrderTags($id: ID!) {
    order(id: $id) {
      tags
    }
  }
` as const;

/** Adds a tag to an order and leaves the others. */
export const ORDER_TAG_MUTATION = `#graphql
  mutation StaffOrderTag($id: ID!, $tags: [String!]!) {
    tagsAdd(id: $id, tags: $tags) {
      userErrors {
        message
      }
    }
  }
` as const;

/** Removes a tag of an order and leaves the others. */
export const ORDER_UNTAG_MUTATION = `#graphql
  mutation StaffOrderUntag($id: ID!, $tags: [String!]!) {
    tagsRemove(id: $id, tags: $tags) {
      userErrors {
        message
      }
    }
  }
` as const;
