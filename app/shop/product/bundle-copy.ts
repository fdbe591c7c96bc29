export const BUNDLE_COPY = {
  components: 'In this bundle',
  bundles: 'Also in a bundle',
  quantity: (quantity: number) => `${quantity} ×`,
  partSoldOut: 'Sold out',
  soldOut: 'This bundle is sold out until all of its parts are in stock again.',
} as const;
