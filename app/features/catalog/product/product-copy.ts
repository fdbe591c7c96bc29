import type {Notice} from '~/core/notice';

/** Words of the product page. */
export const PRODUCT_COPY = {
  back: 'Back to Products',
  bestseller: 'Best Seller',
  heat: (heat: string) => `Heat: ${heat}`,
  alsoKnownAs: (name: string) => `Also known as ${name}`,
  noDescription: 'No description available',
  whyChoose: (title: string) => `Why Choose ${title}?`,
  includes: 'Includes',
  ingredients: 'Ingredients',
  howToUse: 'How to Use',
  storage: 'Storage',
  nutrition: 'Nutrition Facts',
  related: 'You May Also Like',
  loading: 'Loading product details...',
  buyBar: 'Buy',
} as const;

/** Words of the page for an address that is no product's. */
export const MISSING_COPY = {
  title: 'Product Not Found',
  text: "We couldn't find the product you're looking for. It might have been removed or the URL might be incorrect.",
  browse: 'Browse All Products',
  retry: 'Retry Loading',
} as const;

/** Said as soon as the shopper asks for another look. */
export const REFRESHING: Notice = {tone: 'info', id: 'refreshing-product', title: 'Refreshing product data'};

/** Words of the nutrition panel, as US labels have them. */
export const NUTRITION_COPY = {
  servings: (count: string) => `${count} servings per container`,
  servingSize: 'Serving size',
  perServing: 'Amount per serving',
  calories: 'Calories',
  nutrient: 'Nutrient and amount',
  dailyValue: '% Daily Value*',
  footnote:
    '* The % Daily Value (DV) tells you how much a nutrient in a serving of food contributes to a daily diet. 2,000 calories a day is used for general nutrition advice.',
} as const;
