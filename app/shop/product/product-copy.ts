export const PRODUCT_COPY = {
  shipsLater: 'Ships later',
  breadcrumb: 'Breadcrumb',
  back: 'Back to Products',
  bestseller: 'Bestseller',
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
  combined: 'Choose one above: each has a page of its own, where you can buy it.',
  sku: (sku: string) => `SKU ${sku}`,
} as const;

/** The pages above a product, the top one first. */
export const PRODUCT_PARENTS = [
  {title: 'Home', path: '/'},
  {title: 'Products', path: '/products'},
] as const;
