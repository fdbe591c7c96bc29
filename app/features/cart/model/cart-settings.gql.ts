/** The part of the shop's settings that concerns the cart. */
export const CART_SETTINGS_QUERY = `#graphql
  query CartSettings {
    metaobject(handle: {type: "storefront_settings", handle: "main"}) {
      seasonalTitle: field(key: "seasonal_title") {
        value
      }
      seasonalFrom: field(key: "seasonal_from") {
        value
      }
      seasonalUntil: field(key: "seasonal_until") {
        value
      }
      freeShippingMinor: field(key: "free_shipping_minor") {
        value
      }
    }
  }
` as const;
