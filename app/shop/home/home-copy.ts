import {COOKING_POLICY, FOOD_POLICY} from '~/core/policy';

export const HOME_COPY = {
  headline: `Authentic Indian Meals in ${COOKING_POLICY.handsOnMinutes} Minutes`,
  lead: 'Real masalas, slow-cooked in our kitchen and freeze-dried at their best. You add water, oil and your choice of protein.',
  shopNow: 'Shop Now',
  popular: 'Our Most Popular Products',
  viewAll: 'View All Products',
  from: (price: string) => `from ${price}`,
} as const;

export const FEATURES = [
  'No prep, just add protein',
  'No oil added',
  `${FOOD_POLICY.vegetarianPercent}% natural and vegetarian`,
  `Over ${FOOD_POLICY.nutrientsKeptPercent}% of nutrients kept`,
] as const;

const ratingBadge = (rating: number) => `${rating.toFixed(1)} star rating`;
/** The merchant's figure, until enough customers have written reviews here. */
const STATED_RATING = 4.8;

/** Texts of the trust badges. The rating is that of the reviews, if it is known; the other numbers are the merchant's. */
export const trustBadges = (rating: number | null) => [
  ratingBadge(rating ?? STATED_RATING),
  '5k+ meals served',
  '100% satisfaction',
  'Shipping all over the USA',
];
