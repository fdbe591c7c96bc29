/** Creates a product, which is a draft that no channel shows. */
export const PRODUCT_CREATE_MUTATION = `#graphql
  mutation AdminProductCreate($product: ProductCreateInput!) {
    productCreate(product: $product) {
      userErrors {
        message
      }
    }
  }
` as const;

/** Changes the given fields of a product. */
export const PRODUCT_UPDATE_MUTATION = `#graphql
  mutation AdminProductUpdate($product: ProductUpdateInput!) {
    productUpdate(product: $product) {
      userErrors {
        message
      }
    }
  }
` as const;

export const PRODUCT_DELETE_MUTATION = `#graphql
  mutation AdminProductDelete($id: ID!) {
    productDelete(input: {id: $id}) {
      userErrors {
        message
      }
    }
  }
` as const;

/** Changes price and SKU of a product's variant. */
export const VARIANT_UPDATE_MUTATION = `#graphql
  mutation AdminVariantUpdate($productId: ID!, $variants: [ProductVariantsBulkInput!]!) {
    productVariantsBulkUpdate(productId: $productId, variants: $variants) {
      userErrors {
        message
      }
    }
  }
` as const;

/** Sets the available quantity, if it is still the one that was compared. */
export const STOCK_SET_MUTATION = `#graphql
  mutation AdminStockSet($input: InventorySetQuantitiesInput!, $key: String!) {
    inventorySetQuantities(input: $input) @idempotent(key: $key) {
      userErrors {
        code
        message
      }
    }
  }
` as const;

/** Sets metafields, if they still have the values that were compared. */
export const METAFIELDS_SET_MUTATION = `#graphql
  mutation AdminMetafieldsSet($metafields: [MetafieldsSetInput!]!) {
    metafieldsSet(metafields: $metafields) {
      userErrors {
        message
      }
    }
  }
` as const;

/** Deletes metafields, because Shopify stores no empty ones. */
export const METAFIELDS_DELETE_MUTATION = `#graphql
  mutation AdminMetafieldsDelete($metafields: [MetafieldIdentifierInput!]!) {
    metafieldsDelete(metafields: $metafields) {
      userErrors {
        message
      }
    }
  }
` as const;

/** Adds tags and leaves the others. */
export const TAGS_ADD_MUTATION = `#graphql
  mutation AdminTagsAdd($id: ID!, $tags: [String!]!) {
    tagsAdd(id: $id, tags: $tags) {
      userErrors {
        message
      }
    }
  }
` as const;

/** Removes tags and leaves the others. */
export const TAGS_REMOVE_MUTATION = `#graphql
  mutation AdminTagsRemove($id: ID!, $tags: [String!]!) {
    tagsRemove(id: $id, tags: $tags) {
      userErrors {
        message
      }
    }
  }
` as const;

export const COLLECTION_REORDER_MUTATION = `#graphql
  mutation AdminCollectionReorder($id: ID!, $moves: [MoveInput!]!) {
    collectionReorderProducts(id: $id, moves: $moves) {
      userErrors {
        message
      }
    }
  }
` as const;

/** Shows a product in sales channels. */
export const PUBLISH_MUTATION = `#graphql
  mutation AdminPublish($id: ID!, $input: [PublicationInput!]!) {
    publishablePublish(id: $id, input: $input) {
      userErrors {
        message
      }
    }
  }
` as const;

/** Removes a product from sales channels. */
export const UNPUBLISH_MUTATION = `#graphql
  mutation AdminUnpublish($id: ID!, $input: [PublicationInput!]!) {
    publishableUnpublish(id: $id, input: $input) {
      userErrors {
        message
      }
    }
  }
` as const;
