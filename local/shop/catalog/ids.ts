import type {SeedArticle, SeedBlog, SeedCollection, SeedPage, SeedPolicy, SeedProduct} from '../../seed/types';
import {gid} from '../graphql/gid';
import {productNumber} from '../state';
import type {Variant} from './variants';

const FIRST_PAGE = 100_000_000_000;
/** The number before that of the first collection. */
export const FIRST_COLLECTION = 300_000_000_000;
const FIRST_POLICY = 24_000_000_000;
const FIRST_BLOG = 90_000_000_000;
const FIRST_ARTICLE = 600_000_000_000;

const POLICY_ORDER: readonly SeedPolicy['kind'][] = [
  'privacyPolicy',
  'refundPolicy',
  'shippingPolicy',
  'termsOfService',
];

export const productId = (product: SeedProduct): string => gid('Product', productNumber(product));

export const variantId = ({number}: Variant): string => gid('ProductVariant', number);

const ITEM_OFFSET = 2_000_000_000_000;

/** Returns the number in the global id of a variant's inventory item. */
export const inventoryItemNumber = (variantNumber: number): number => variantNumber + ITEM_OFFSET;

/** Returns the number of the variant of an inventory item. */
export const variantNumberOfItem = (itemNumber: number): number => itemNumber - ITEM_OFFSET;

export const inventoryLevelId = (variantNumber: number): string =>
  `${gid('InventoryLevel', variantNumber)}?inventory_item_id=${inventoryItemNumber(variantNumber)}`;

export const collectionId = ({number}: SeedCollection): string => gid('Collection', FIRST_COLLECTION + number);

export const pageId = ({number}: SeedPage): string => gid('Page', FIRST_PAGE + number);

export const blogId = ({number}: SeedBlog): string => gid('Blog', FIRST_BLOG + number);

export const articleId = ({number}: SeedArticle): string => gid('Article', FIRST_ARTICLE + number);

export const policyId = ({kind}: SeedPolicy): string => gid('ShopPolicy', FIRST_POLICY + POLICY_ORDER.indexOf(kind));
