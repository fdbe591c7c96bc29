import type {HomeSectionFragment} from '../../../storefrontapi.generated';
import {cardFixture} from '~/shop/catalog/catalog-fixtures';
import type {PackSource} from './to-heat-ladder';
import type {BundleSource} from './to-trio-builder';

const PICTURE = {url: '/picture.png', altText: 'A picture', width: 800, height: 600};

export const sectionFixture = (handle: string, changes: Partial<HomeSectionFragment> = {}): HomeSectionFragment => ({
  handle,
  heading: {value: 'A heading'},
  text: {value: 'First\n\n Second '},
  items: {value: JSON.stringify(['Kerala: black pepper', 'Sikkim: black cardamom'])},
  picture: {reference: {image: PICTURE}},
  product: {reference: cardFixture()},
  ...changes,
});

export const packFixture = (title: string, heat: string | null): PackSource => ({
  handle: title.toLowerCase(),
  title,
  images: {nodes: [PICTURE]},
  heat: heat === null ? null : {value: heat},
  hue: null,
});

export const bundleFixture = (
  handle: string,
  dishes: readonly string[],
  changes: Partial<BundleSource> & {readonly price?: string} = {},
): BundleSource => {
  const {price = '21.99', ...others} = changes;
  return {
    ...cardFixture({handle, title: handle.toUpperCase()}),
    selectedOrFirstAvailableVariant: {
      id: `gid://shopify/ProductVariant/${handle}`,
      requiresComponents: false,
      product: {handle},
      price: {amount: price, currencyCode: 'USD'},
      compareAtPrice: null,
      quantityRule: {minimum: 1, increment: 1},
    },
    contents: {references: {nodes: dishes.map((dish) => ({handle: dish, title: dish}))}},
    ...others,
  };
};
