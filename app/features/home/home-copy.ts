import {COOKING_POLICY, FOOD_POLICY} from '~/core/policy';

/** Copy of the home page. */
export const HOME_COPY = {
  headline: `Authentic Indian Meals in ${COOKING_POLICY.handsOnMinutes} Minutes`,
  lead: 'Real masalas, slow-cooked in our kitchen and freeze-dried at their best. You add water, oil and your choice of protein.',
  shopNow: 'Shop Now',
  popular: 'Our Most Popular Products',
  viewAll: 'View All Products',
  howItWorks: 'How It Works',
  howItWorksLead: 'From pack to plate with one pan and a spoon.',
  watchHow: 'Watch How',
  watchHowLink: 'Watch how it is cooked: a short clip without sound',
} as const;

/** The tiles below the headline. */
export const FEATURES = [
  'No prep, just add protein',
  'No oil added',
  `${FOOD_POLICY.vegetarianPercent}% natural and vegetarian`,
  `Over ${FOOD_POLICY.nutrientsKeptPercent}% of nutrients kept`,
] as const;

/** Texts of the trust badges; the numbers are the merchant's. */
export const TRUST_BADGES = [
  '4.8 star rating',
  '5k+ meals served',
  '100% satisfaction',
  'Shipping all over the USA',
] as const;

/** Explains the claims above, since recipes need oil and chicken. */
export const HOME_FOOTNOTE =
  'The kit contains no oil and is vegetarian: you cook with your own oil and add the protein.';

/** The three cooking steps. */
export const STEPS = [
  {
    title: 'Add water plus oil',
    text: 'Stir the pack into hot water for a masala paste, and warm a spoonful of oil in a pan.',
  },
  {title: 'Add protein', text: 'Chicken, goat, paneer or chickpeas: brown what you like to eat.'},
  {title: 'Simmer and serve', text: 'Let the paste and your protein come together, taste, and bring it to the table.'},
] as const;
