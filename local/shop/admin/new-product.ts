import type {SeedProduct} from '../../seed/types';
import {getAllProducts, nextProductNumber} from '../catalog/catalog-changes';
import {dateTime} from '../graphql/date-time';
import type {ShopState} from '../state';
import {toHandle, type ProductInput} from './product-input';

/** Shopify appends a number to a handle that is in use. */
function freeHandle(state: ShopState, title: string): string {
  const wanted = toHandle(title);
  const taken = new Set(getAllProducts(state).map(({handle}) => handle));
  let handle = wanted;
  for (let count = 1; taken.has(handle); count += 1) handle = `${wanted}-${count}`;
  return handle;
}

/** Returns a new product as `productCreate` and `productSet` begin with it. */
export function newProduct(state: ShopState, {title}: ProductInput): SeedProduct {
  const number = nextProductNumber(state);
  const now = dateTime(state.clock().toISOString());
  return {
    number,
    catalogId: `product-${number}`,
    handle: freeHandle(state, title ?? ''),
    title: title ?? '',
    productType: '',
    priceMinor: 0,
    sku: '',
    stock: 0,
    weightGrams: 0,
    tags: [],
    description: [],
    whyChoose: [],
    media: [],
    createdAt: now,
    updatedAt: now,
    // As at Shopify, its stock is not counted yet. It has none of the metafields that the shop derives from its own products.
    staff: {
      isUnpublished: true,
      isOffOnlineStore: true,
      isUntracked: true,
      metafields: {'catalog.id': null, 'catalog.why_choose': null},
    },
  };
}
