/** Asked apart from everything else: a store that does not open its metaobjects would otherwise lose more than these. */
export const STOREFRONT_SETTINGS_QUERY = `#graphql
  query StorefrontSettings {
    metaobject(handle: {type: "storefront_settings", handle: "main"}) {
      fields {
        key
        value
      }
    }
  }
` as const;
