const SETUP_METAOBJECT_DEFINITION_FRAGMENT = `#graphql
  fragment SetupMetaobjectDefinition on MetaobjectDefinition {
    id
    type
    access { storefront }
    fieldDefinitions { key type { name } }
  }
` as const;

const SETUP_METAFIELD_DEFINITION_FRAGMENT = `#graphql
  fragment SetupMetafieldDefinition on MetafieldDefinition {
    id
    namespace
    key
    access { storefront }
    type { name }
  }
` as const;

export const METAOBJECT_DEFINITIONS_QUERY = `#graphql
  query StoreMetaobjectDefinitions($after: String) {
    page: metaobjectDefinitions(first: 50, after: $after) {
      nodes { ...SetupMetaobjectDefinition }
      pageInfo { hasNextPage endCursor }
    }
  }
  ${SETUP_METAOBJECT_DEFINITION_FRAGMENT}
` as const;

export const METAOBJECT_DEFINITION_CREATE_MUTATION = `#graphql
  mutation StoreMetaobjectDefinitionCreate($definition: MetaobjectDefinitionCreateInput!) {
    payload: metaobjectDefinitionCreate(definition: $definition) {
      node: metaobjectDefinition { ...SetupMetaobjectDefinition }
      userErrors { code field message }
    }
  }
  ${SETUP_METAOBJECT_DEFINITION_FRAGMENT}
` as const;

export const METAOBJECT_DEFINITION_UPDATE_MUTATION = `#graphql
  mutation StoreMetaobjectDefinitionUpdate($id: ID!, $definition: MetaobjectDefinitionUpdateInput!) {
    payload: metaobjectDefinitionUpdate(id: $id, definition: $definition) {
      node: metaobjectDefinition { ...SetupMetaobjectDefinition }
      userErrors { code field message }
    }
  }
  ${SETUP_METAOBJECT_DEFINITION_FRAGMENT}
` as const;

export const METAOBJECT_DEFINITION_DELETE_MUTATION = `#graphql
  mutation StoreMetaobjectDefinitionDelete($id: ID!) {
    payload: metaobjectDefinitionDelete(id: $id) { userErrors { code field message } }
  }
` as const;

export const METAFIELD_DEFINITIONS_QUERY = `#graphql
  query StoreMetafieldDefinitions($ownerType: MetafieldOwnerType!, $after: String) {
    page: metafieldDefinitions(ownerType: $ownerType, first: 100, after: $after) {
      nodes { ...SetupMetafieldDefinition }
      pageInfo { hasNextPage endCursor }
    }
  }
  ${SETUP_METAFIELD_DEFINITION_FRAGMENT}
` as const;

export const METAFIELD_DEFINITION_CREATE_MUTATION = `#graphql
  mutation StoreMetafieldDefinitionCreate($definition: MetafieldDefinitionInput!) {
    payload: metafieldDefinitionCreate(definition: $definition) {
      node: createdDefinition { ...SetupMetafieldDefinition }
      userErrors { code field message }
    }
  }
  ${SETUP_METAFIELD_DEFINITION_FRAGMENT}
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
