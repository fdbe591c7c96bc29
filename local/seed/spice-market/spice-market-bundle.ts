import {spiceMarketGallery} from './spice-market-media';
import {spiceMarketProduct} from './spice-market-product';

/** A fixed bundle of Shopify's Bundles app: it has no stock of its own, and its order has its components as lines. */
export const MASALA_DABBA_STARTER_SET = spiceMarketProduct({
  number: 100_008,
  catalogId: 'm8',
  handle: 'masala-dabba-starter-set',
  title: 'Masala Dabba Starter Set',
  productType: 'Gift Set',
  priceMinor: 4999,
  compareAtMinor: 5797,
  sku: 'FT-SET-START',
  stock: 0,
  weightGrams: 1048,
  components: [
    {catalogId: 'm4', variant: 1, quantity: 1},
    {catalogId: 'm1', variant: 2, quantity: 2},
  ],
  tags: ['size:1 set'],
  description: [
    'The spice box that every Indian kitchen has, and two dinners to try it with while you fill its seven cups.',
    'We pack the set when you order it, from the same shelves as everything else.',
  ],
  whyChoose: ['A first spice box with dinner for two evenings', 'Costs less than its parts'],
  media: spiceMarketGallery({
    'masala-dabba-starter-set': 'A round steel box with seven cups of spices, and two bowls of Paneer Makhani',
  }),
});
