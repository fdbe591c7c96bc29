/** A separate query: if a store denies its metaobjects, a combined one would lose more than these. */
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
