import type {TiffinBox, TiffinDish, TiffinView} from './tiffin-view';

export const dishFixture = (handle: string, changes: Partial<TiffinDish> = {}): TiffinDish => ({
  handle,
  name: handle,
  variantId: `gid://shopify/ProductVariant/${handle.length}`,
  image: null,
  hue: null,
  heat: 'Medium',
  priceMinor: 799,
  price: '$7.99',
  isAvailable: true,
  ...changes,
});

export const boxFixture = (dishes: readonly string[], priceMinor: number): TiffinBox => ({
  handle: 'box',
  title: 'Box',
  priceMinor,
  price: `$${priceMinor / 100}`,
  dishes,
});

export const tiffinFixture = (changes: Partial<TiffinView> = {}): TiffinView => ({
  dishes: ['tikka', 'palak', 'pepper', 'biryani'].map((handle) => dishFixture(handle)),
  boxes: [],
  offers: [
    {packs: 3, offMinor: 198},
    {packs: 6, offMinor: 595},
  ],
  freeShippingMinor: 2500,
  ...changes,
});
