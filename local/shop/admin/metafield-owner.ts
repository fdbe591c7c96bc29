import type {StaffMetafield} from '../../seed/types';
import {getShopMetafield, saveProduct, saveShopMetafield} from '../catalog/catalog-changes';
import {findDefinition, readMetafield} from '../catalog/metafields';
import {gid} from '../graphql/gid';
import {FieldNotEmulatedError} from '../graphql/schema';
import type {ShopState} from '../state';
import {findAnyProduct} from './find-product';

export interface MetafieldName {
  readonly namespace?: string | null;
  readonly key: string;
}

/** What has metafields here: a product, or the shop itself. */
export interface MetafieldOwner {
  read(name: MetafieldName): StaffMetafield | null;
  /** Stores a metafield; null deletes it. */
  write(name: MetafieldName, metafield: StaffMetafield | null): void;
  /** The type that its definition prescribes, or null. */
  definedType(name: MetafieldName): string | null;
}

const pathOf = ({namespace, key}: MetafieldName): string => `${namespace}.${key}`;

export const shopId = ({seed}: ShopState): string => gid('Shop', seed.shop.number);

const shopOwner = (state: ShopState): MetafieldOwner => ({
  read: (name) => getShopMetafield(state, pathOf(name)),
  write: (name, metafield) => saveShopMetafield(state, pathOf(name), metafield),
  definedType: () => null,
});

/**
 * Returns the owner with this global id, or null if it does not exist.
 * @throws FieldNotEmulatedError for other types of owners
 */
export function findMetafieldOwner(state: ShopState, id: string): MetafieldOwner | null {
  if (id === shopId(state)) return shopOwner(state);
  if (!id.startsWith('gid://shopify/Product/')) throw new FieldNotEmulatedError('Metafield', `owner ${id}`);
  if (!findAnyProduct(state, id)) return null;
  return {
    read(name) {
      const product = findAnyProduct(state, id);
      return product && readMetafield(product, state.seed, name);
    },
    write(name, metafield) {
      const product = findAnyProduct(state, id);
      if (!product) return;
      const metafields = {...product.staff?.metafields, [pathOf(name)]: metafield};
      saveProduct(state, {...product, staff: {...product.staff, metafields}});
    },
    definedType: (name) => findDefinition(state.seed, name)?.type ?? null,
  };
}
