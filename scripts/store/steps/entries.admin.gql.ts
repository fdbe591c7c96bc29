export const METAOBJECTS_QUERY = `#graphql
  query StoreMetaobjects($type: String!, $after: String) {
    page: metaobjects(type: $type, first: 100, after: $after) {
      nodes {
        id
        type
        handle
        fields { key type value }
      }
      pageInfo { hasNextPage endCursor }
    }
  }
` as const;

export const METAOBJECT_UPSERT_MUTATION = `#graphql
  mutation StoreMetaobjectUpsert($handle: MetaobjectHandleInput!, $metaobject: MetaobjectUpsertInput!) {
    metaobjectUpsert(handle: $handle, metaobject: $metaobject) {
      metaobject {
        id
        type
        handle
        fields { key type value }
      }
      userErrors { code field message }
    }
  }
` as const;

export const METAOBJECT_DELETE_MUTATION = `#graphql
  mutation StoreMetaobjectDelete($id: ID!) {
    payload: metaobjectDelete(id: $id) { userErrors { code field message } }
  }
` as const;
