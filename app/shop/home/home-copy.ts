import {COOKING_POLICY, FOOD_POLICY} from '~/core/policy';

export const HOME_COPY = {
  headline: `Authentic Indian Meals in ${COOKING_POLICY.handsOnMinutes} Minutes`,
  lead: 'Real masalas, slow-cooked in our kitchen and freeze-dried at their best. You add water, oil and your choice of protein.',
  shopNow: 'Shop Now',
  popular: 'Our Most Popular Products',
  viewAll: 'View All Products',
} as const;

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
