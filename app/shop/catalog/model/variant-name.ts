/** Returns the name of a product with its variant, which is null if there is only one. */
export const variantName = (title: string, variantTitle: string | null): string =>
  variantTitle === null ? title : `${title}, ${variantTitle}`;
