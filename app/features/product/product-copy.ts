/** Copy of the product page. */
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
  buyBar: 'Buy',
} as const;
