import type {ProductCardFragment} from '../../../storefrontapi.generated';
import type {ProductSource} from './model/to-product';

const usd = (amount: string) => ({amount, currencyCode: 'USD' as const});

const SUMMARY = {
  handle: 'palak-paneer',
  title: 'Palak Paneer',
  tags: ['size:2 servings'],
  availableForSale: true,
  selectedOrFirstAvailableVariant: {
    id: 'gid://shopify/ProductVariant/44000000000002',
    price: usd('7.99'),
    compareAtPrice: null,
  },
};

/** Creates a product card in Shopify's format, without metafields. */
export const cardFixture = (changes: Partial<ProductCardFragment> = {}): ProductCardFragment => ({
  ...SUMMARY,
  description: '',
  images: {nodes: []},
  ...changes,
});

/** Creates a product in Shopify's format, without metafields and media. */
export const productFixture = (changes: Partial<ProductSource> = {}): ProductSource => ({
  ...SUMMARY,
  id: 'gid://shopify/Product/8000000000002',
  selectedOrFirstAvailableVariant: {...SUMMARY.selectedOrFirstAvailableVariant, sku: null},
  vendor: 'Fusion Tiffin',
  descriptionHtml: '',
  seo: {description: null},
  featuredImage: null,
  media: {nodes: []},
  ...changes,
});

export const NUTRITION_FIELDS = Object.entries({
  serving_size: '1/2 pack (30 g) dry mix',
  servings_per_container: '2',
  calories: '115',
  total_fat_g: '3.5',
  saturated_fat_g: '1.5',
  trans_fat_g: '0.0',
  cholesterol_mg: '5',
  sodium_mg: '420',
  total_carbohydrate_g: '15',
  dietary_fiber_g: '3',
  total_sugars_g: '4',
  added_sugars_g: '0',
  protein_g: '6',
  vitamin_d_mcg: '0',
  calcium_mg: '130',
  iron_mg: '1.6',
  potassium_mg: '380',
}).map(([key, value]) => ({key, value}));
