const SETUP_PRODUCT_FRAGMENT = `#graphql
  fragment SetupProduct on Product {
    id
    handle
    title
    descriptionHtml
    productType
    tags
    status
    variants(first: 1) {
      nodes {
        id
        sku
        price
        compareAtPrice
        inventoryQuantity
        inventoryItem { id }
      }
    }
  }
` as const;

export const PRODUCT_BY_HANDLE_QUERY = `#graphql
  query StoreProductByHandle($handle: String!) {
    product: productByIdentifier(identifier: {handle: $handle}) { ...SetupProduct }
  }
  ${SETUP_PRODUCT_FRAGMENT}
` as const;

export const PRODUCT_VARIANTS_QUERY = `#graphql
  query StoreProductVariants($query: String!, $after: String) {
    page: productVariants(first: 100, query: $query, after: $after) {
      nodes {
        id
        sku
        price
        compareAtPrice
        inventoryPolicy
        inventoryQuantity
        inventoryItem { id }
        selectedOptions { name value }
      }
      pageInfo { hasNextPage endCursor }
    }
  }
` as const;

export const PRODUCT_SET_MUTATION = `#graphql
  mutation StoreProductSet($input: ProductSetInput!) {
    productSet(input: $input, synchronous: true) {
      product { ...SetupProduct }
      userErrors { code field message }
    }
  }
  ${SETUP_PRODUCT_FRAGMENT}
` as const;

export const PRODUCT_UPDATE_MUTATION = `#graphql
  mutation StoreProductUpdate($product: ProductUpdateInput!) {
    productUpdate(product: $product) {
      product { id }
      userErrors { field message }
    }
  }
` as const;

export const VARIANT_UPDATE_MUTATION = `#graphql
  mutation StoreVariantUpdate($productId: ID!, $variants: [ProductVariantsBulkInput!]!) {
    productVariantsBulkUpdate(productId: $productId, variants: $variants) {
      product { ...SetupProduct }
      userErrors { code field message }
    }
  }
  ${SETUP_PRODUCT_FRAGMENT}
` as const;

export const PRODUCT_DELETE_MUTATION = `#graphql
  mutation StoreProductDelete($id: ID!) {
    payload: productDelete(input: {id: $id}) { userErrors { field message } }
  }
` as const;

export const PRODUCT_METAFIELDS_QUERY = `#graphql
  query StoreProductMetafields($id: ID!, $after: String) {
    product(id: $id) {
      page: metafields(first: 100, after: $after) {
        nodes { id namespace key type value compareDigest }
        pageInfo { hasNextPage endCursor }
      }
    }
  }
` as const;

export const METAFIELD_REMOVE_MUTATION = `#graphql
  mutation StoreMetafieldRemove($metafields: [MetafieldIdentifierInput!]!) {
    payload: metafieldsDelete(metafields: $metafields) { userErrors { field message } }
  }
` as const;
