const SETUP_METAOBJECT_FRAGMENT = `#graphql
  fragment SetupMetaobject on Metaobject {
    id
    type
    handle
    fields { key type value }
  }
` as const;

export const METAOBJECTS_QUERY = `#graphql
  query StoreMetaobjects($type: String!, $after: String) {
    page: metaobjects(type: $type, first: 100, after: $after) {
      nodes { ...SetupMetaobject }
      pageInfo { hasNextPage endCursor }
    }
  }
  ${SETUP_METAOBJECT_FRAGMENT}
` as const;

export const METAOBJECT_UPSERT_MUTATION = `#graphql
  mutation StoreMetaobjectUpsert($handle: MetaobjectHandleInput!, $metaobject: MetaobjectUpsertInput!) {
    payload: metaobjectUpsert(handle: $handle, metaobject: $metaobject) {
      node: metaobject { ...SetupMetaobject }
      userErrors { code field message }
    }
  }
  ${SETUP_METAOBJECT_FRAGMENT}
` as const;

export const METAOBJECT_DELETE_MUTATION = `#graphql
  mutation StoreMetaobjectDelete($id: ID!) {
    payload: metaobjectDelete(id: $id) { userErrors { code field message } }
  }
` as const;
