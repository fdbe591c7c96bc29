import type {FlashCode} from '~/core/flash-code';
import type {Notice} from '~/core/notice';

/** The flash notices of products by code. */
export const PRODUCT_NOTICES = {
  'product-created': {tone: 'success', title: 'Product created successfully'},
  'product-updated': {tone: 'success', title: 'Product updated successfully'},
  'pictures-added': {tone: 'success', title: 'Pictures added'},
  'product-deleted': {tone: 'success', title: 'Product deleted successfully'},
} as const satisfies Partial<Record<FlashCode, Notice>>;
