/** The texts of the storefront that the merchant edits. */
export const SHOP_SETTINGS_QUERY = `#graphql
  query AdminShopSettings {
    metaobjectByHandle(handle: {type: "storefront_settings", handle: "main"}) {
      id
      fields {
        key
        value
      }
    }
  }
` as const;

/** Changes some fields; the others stay as they are. */
export const SHOP_SETTINGS_UPDATE_MUTATION = `#graphql
  mutation AdminShopSettingsUpdate($id: ID!, $fields: [MetaobjectFieldInput!]!) {
    metaobjectUpdate(id: $id, metaobject: {fields: $fields}) {
      userErrors {
        field
        message
      }
    }
  }
` as const;
