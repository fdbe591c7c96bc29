/** Which products of an order have a recipe: one of their own, steps on the pack, or packs that have some. */
export const DISH_RECIPES_QUERY = `#graphql
  query DishRecipes($ids: [ID!]!) {
    nodes(ids: $ids) {
      ... on Product {
        id
        handle
        recipe: metafield(namespace: "catalog", key: "recipe") {
          type
        }
        howToUse: metafield(namespace: "catalog", key: "how_to_use") {
          type
        }
        includes: metafield(namespace: "catalog", key: "includes") {
          type
        }
      }
    }
  }
` as const;
