export const METAOBJECT_DEFINITIONS_QUERY = `#graphql
  query StoreMetaobjectDefinitions($after: String) {
    page: metaobjectDefinitions(first: 50, after: $after) {
      nodes {
        id
        type
        access { storefront }
        fieldDefinitions { key type { name } }
      }
      pageInfo { hasNextPage endCursor }
    }
  }
` as const;

export const METAOBJECT_DEFINITION_CREATE_MUTATION = `#graphql
  mutation StoreMetaobjectDefinitionCreate($definition: MetaobjectDefinitionCreateInput!) {
    metaobjectDefinitionCreate(definition: $definition) {
      metaobjectDefinition {
        id
        type
        access { storefront }
        fieldDefinitions { key type { name } }
      }
      userErrors { code field message }
    }
  }
` as const;

export const METAOBJECT_DEFINITION_UPDATE_MUTATION = `#graphql
  mutation StoreMetaobjectDefinitionUpdate($id: ID!, $definition: MetaobjectDefinitionUpdateInput!) {
    metaobjectDefinitionUpdate(id: $id, definition: $definition) {
      metaobjectDefinition {
        id
        type
        access { storefront }
        fieldDefinitions { key type { name } }
      }
      userErrors { code field message }
    }
  }
` as const;

export const METAOBJECT_DEFINITION_DELETE_MUTATION = `#graphql
  mutation StoreMetaobjectDefinitionDelete($id: ID!) {
    payload: metaobjectDefinitionDelete(id: $id) { userErrors { code field message } }
  }
` as const;

export const METAFIELD_DEFINITIONS_QUERY = `#graphql
  query StoreMetafieldDefinitions($ownerType: MetafieldOwnerType!, $after: String) {
    page: metafieldDefinitions(ownerType: $ownerType, first: 100, after: $after) {
      nodes {
        id
        namespace
        key
        access { storefront }
        type { name }
      }
      pageInfo { hasNextPage endCursor }
    }
  }
` as const;

export const METAFIELD_DEFINITION_CREATE_MUTATION = `#graphql
  mutation StoreMetafieldDefinitionCreate($definition: MetafieldDefinitionInput!) {
    metafieldDefinitionCreate(definition: $definition) {
      createdDefinition {
        id
        namespace
        key
        access { storefront }
        type { name }
      }
      userErrors { code field message }
    }
  }
` as const;

export const METAFIELD_DEFINITION_DELETE_MUTATION = `#graphql
  mutation StoreMetafieldDefinitionDelete($id: ID!) {
    payload: metafieldDefinitionDelete(id: $id) { userErrors { code field message } }
  }
` as const;

export const METAOBJECT_COUNT_QUERY = `#graphql
  query StoreMetaobjectCount($id: ID!) {
    metaobjectDefinition(id: $id) { metaobjectsCount }
  }
` as const;
