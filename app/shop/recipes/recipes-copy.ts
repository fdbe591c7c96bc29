import {COOKING_POLICY} from '~/core/policy';

const {prepMinutes, cookMinutes, listMinutes, sauteMinutes, simmerMinutes, paste} = COOKING_POLICY;
const HOT_WATER = `${paste.cups} cup (${paste.milliliters} mL) hot water`;

export const RECIPES_COPY = {
  title: 'Recipes',
  lead: 'One pack, a few things from your kitchen, and dinner for two.',
  description: (shop: string) =>
    `Recipes for every ${shop} kit: what to add from your kitchen, and what to do step by step.`,
  recipeDescription: (title: string) =>
    `How to cook ${title}: what to add from your kitchen, and what to do step by step.`,
  have: 'What do you have?',
  allRecipes: 'All recipes',
  found: (count: number, label: string) =>
    `${count === 1 ? '1 recipe' : `${count} recipes`} with ${label.toLowerCase()}`,
  goodWith: (proteins: readonly string[]) => `Good with ${proteins.join(', ').toLowerCase()}`,
  saved: 'Saved recipes',
  swaps: 'Swaps',
  swapsLead: 'The kit has no protein of its own, so take what you have.',
  nutrition: 'Nutrition',
  nutritionLead: 'Of the kit alone, without what you add.',
  related: 'More recipes',
  bestseller: 'Bestseller',
  /** The list counts from the pan, with protein that may be cooked already. */
  listTime: `${listMinutes.least}-${listMinutes.most} min`,
  empty: 'No recipes yet',
  browse: 'Browse All Products',
  emptyText: 'The recipes of our kits appear here as soon as the kits are in the shop.',
  breadcrumb: 'Breadcrumb',
  prep: 'Prep',
  prepTime: `${prepMinutes} min`,
  cook: 'Cook',
  cookTime: `${cookMinutes} min`,
  difficulty: 'Difficulty',
  easy: 'Easy',
  size: 'Size',
  ingredients: 'Ingredients',
  startCooking: 'Start Cooking',
  servings: 'Servings',
  servingCount: (count: number) => `${count} servings`,
  packsNeeded: (packs: number) =>
    `This takes ${packs} packs. A fuller pan may need a few minutes more, so go by how the food looks.`,
  unscaled: '(as written: adjust it yourself)',
  instructions: 'Instructions',
  print: 'Print Recipe',
  buy: 'Cook it tonight',
  eachPack: 'a pack',
  product: (title: string) => `All about ${title}`,
  packs: 'Recipes in this bundle',
  packsLead: 'Each pack of the bundle follows its own recipe.',
  notFound: 'Recipe Not Found',
  notFoundText:
    "We couldn't find the recipe you're looking for. It might have been removed or the URL might be incorrect.",
  back: 'Back to Recipes',
} as const;

/** The ingredients of a kit without a recipe of its own. */
export const toGenericIngredients = (title: string): readonly string[] => [
  `1 pack ${title}`,
  '½ lb (225 g) chicken, paneer, tofu or vegetables, cut into bite-size pieces',
  '1 tablespoon oil',
  `${HOT_WATER} for the paste`,
  'Salt to taste',
  'Rice, roti or naan, to serve',
];

/** The steps of a kit without a recipe of its own. */
export const GENERIC_STEPS: readonly string[] = [
  `Make the recipe paste: stir the whole pack into ${HOT_WATER} and let it stand for ${prepMinutes} minutes.`,
  `Heat the oil in a wide pan over medium heat. Add the protein or vegetables and saute ${sauteMinutes.least}–${sauteMinutes.most} minutes, until lightly browned.`,
  'Stir in the paste, and a little more water for a thinner sauce.',
  `Cover and simmer for ${simmerMinutes} minutes, stirring now and then, until everything is cooked through.`,
  'Taste, add salt, and serve with rice, roti or naan.',
];
