export const SHOP_TIME_ZONE_QUERY = `#graphql
  query ShopTimeZone {
    shop {
      ianaTimezone
    }
  }
` as const;
