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

/** @returns a product as a shelf is given it, without a single metafield, but for what a test changes */
export const servedCard = (changes: Partial<ProductCardFragment> = {}): ProductCardFragment => ({
  ...SUMMARY,
  description: '',
  featuredImage: null,
  ...changes,
});

/** @returns a product as its page is given it, without a single metafield or picture, but for what a test changes */
export const servedProduct = (changes: Partial<ProductSource> = {}): ProductSource => ({
  ...SUMMARY,
  vendor: 'Fusion Tiffin',
  descriptionHtml: '',
  seo: {description: null},
  featuredImage: null,
  media: {nodes: []},
  ...changes,
});
