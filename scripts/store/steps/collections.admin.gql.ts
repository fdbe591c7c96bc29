const SETUP_COLLECTION_FRAGMENT = `#graphql
  fragment SetupCollection on Collection {
    id
    handle
    title
    description
    sortOrder
    products(first: 50) { nodes { handle } }
  }
` as const;

export const COLLECTION_BY_HANDLE_QUERY = `#graphql
  query StoreCollectionByHandle($handle: String!) {
    collection: collectionByIdentifier(identifier: {handle: $handle}) { ...SetupCollection }
  }
  ${SETUP_COLLECTION_FRAGMENT}
` as const;

export const COLLECTION_CREATE_MUTATION = `#graphql
  mutation StoreCollectionCreate($input: CollectionInput!) {
    payload: collectionCreate(input: $input) {
      node: collection { ...SetupCollection }
      userErrors { field message }
    }
  }
  ${SETUP_COLLECTION_FRAGMENT}
` as const;

export const COLLECTION_DELETE_MUTATION = `#graphql
  mutation StoreCollectionDelete($id: ID!) {
    payload: collectionDelete(input: {id: $id}) { userErrors { field message } }
  }
` as const;

export const PUBLICATIONS_QUERY = `#graphql
  query StorePublications($after: String) {
    page: publications(first: 50, after: $after) {
      nodes { id name }
      pageInfo { hasNextPage endCursor }
    }
  }
` as const;

export const PRODUCT_PUBLICATIONS_QUERY = `#graphql
  query StoreProductPublications($handle: String!) {
    item: productByIdentifier(identifier: {handle: $handle}) {
      id
      publications: resourcePublicationsV2(first: 50) { nodes { publication { id } } }
    }
  }
` as const;

export const COLLECTION_PUBLICATIONS_QUERY = `#graphql
  query StoreCollectionPublications($handle: String!) {
    item: collectionByIdentifier(identifier: {handle: $handle}) {
      id
      publications: resourcePublicationsV2(first: 50) { nodes { publication { id } } }
    }
  }
` as const;

export const PUBLISH_MUTATION = `#graphql
  mutation StorePublish($id: ID!, $input: [PublicationInput!]!) {
    payload: publishablePublish(id: $id, input: $input) { userErrors { field message } }
  }
` as const;

export const UNPUBLISH_MUTATION = `#graphql
  mutation StoreUnpublish($id: ID!, $input: [PublicationInput!]!) {
    payload: publishableUnpublish(id: $id, input: $input) { userErrors { field message } }
  }
` as const;
