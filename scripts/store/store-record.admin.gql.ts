/** What the setup has recorded in the store, and which run is at work. */
export const STORE_RECORD_QUERY = `#graphql
  query StoreRecord($namespace: String!, $record: String!, $lock: String!) {
    shop {
      id
      record: metafield(namespace: $namespace, key: $record) { value compareDigest }
      lock: metafield(namespace: $namespace, key: $lock) { value compareDigest }
    }
  }
` as const;

export const METAFIELDS_SET_MUTATION = `#graphql
  mutation StoreMetafieldsSet($metafields: [MetafieldsSetInput!]!) {
    metafieldsSet(metafields: $metafields) {
      metafields { id namespace key type value compareDigest }
      userErrors { code field message }
    }
  }
` as const;

export const METAFIELDS_DELETE_MUTATION = `#graphql
  mutation StoreMetafieldsDelete($metafields: [MetafieldIdentifierInput!]!) {
    metafieldsDelete(metafields: $metafields) {
      deletedMetafields { key }
      userErrors { field message }
    }
  }
` as const;
