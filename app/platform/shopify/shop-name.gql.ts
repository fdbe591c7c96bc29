export const SHOP_NAME_QUERY = `#graphql
  query ShopName {
    shop {
      name
    }
  }
` as const;
