/** Copy of links that the server adds to the menu. */
export const MENU_COPY = {
  bundles: 'Bundles',
  dishesOf: (heat: string) => `${heat} dishes`,
  savedRecipes: 'Saved recipes',
  help: 'Help',
} as const;
