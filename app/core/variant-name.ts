/** Shopify's title for the only variant of a product. */
const PLACEHOLDER = 'Default Title';

/** Returns the title of a variant; null if it has none of its own, because it is the product's only one. */
export const ownVariantTitle = (title: string | null): string | null =>
  title === PLACEHOLDER || title === '' ? null : title;

/** Returns the name of a product with its variant, if it has one of several. */
export const variantName = (title: string, variantTitle: string | null): string =>
  variantTitle === null ? title : `${title}, ${variantTitle}`;
