export const LOCATIONS_QUERY = `#graphql
  query StoreLocations {
    locations(first: 50) { nodes { id isActive fulfillsOnlineOrders } }
  }
` as const;

export const INVENTORY_SET_MUTATION = `#graphql
  mutation StoreInventorySet($input: InventorySetQuantitiesInput!, $key: String!) {
    payload: inventorySetQuantities(input: $input) @idempotent(key: $key) { userErrors { code field message } }
  }
` as const;
