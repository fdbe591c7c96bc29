import {PLAIN_METAFIELDS} from '../../../local/seed/definitions/plain-metafields';
import type {SeedProduct} from '../../../local/seed/types';
import {canonicalValue} from '../canonical-value';
import type {SetupContext} from '../setup-context';
import type {SetupItem, SetupStep} from '../setup-item';
import {
  findMetafields,
  removeMetafield,
  setMetafield,
  toFoundMetafield,
  type StoreMetafield,
} from '../store-metafields';
import {findWantedProducts} from '../store-products';

interface Owner {
  readonly product: SeedProduct;
  /** Absent in a dry run of a store without the product. */
  readonly ownerId: string | undefined;
  readonly stored: ReadonlyMap<string, StoreMetafield>;
}

function toItems({admin}: SetupContext, {product, ownerId, stored}: Owner): SetupItem[] {
  return PLAIN_METAFIELDS.flatMap(([namespace, key, type, read]): SetupItem[] => {
    const value = read(product);
    if (value === undefined) return [];
    const known = stored.get(`${namespace}.${key}`);
    const write = async () => {
      const compareDigest = known?.compareDigest ?? null;
      return toFoundMetafield(
        await setMetafield(admin, {ownerId: ownerId ?? '', namespace, key, type, value, compareDigest}),
      );
    };
    return [
      {
        key: `metafield:${product.handle}/${namespace}.${key}`,
        wanted: {value: canonicalValue(type, value)},
        found: known ? toFoundMetafield(known) : null,
        ...(ownerId === undefined && {waitsFor: 'its product'}),
        create: write,
        update: write,
        ...(known && ownerId !== undefined && {remove: () => removeMetafield(admin, ownerId, known)}),
      },
    ];
  });
}

export const createDetailsStep = (context: SetupContext): SetupStep => ({
  name: 'details',
  title: 'Metafields of products',
  async load() {
    const {admin, wanted} = context;
    const products = await findWantedProducts(context);
    const items: SetupItem[] = [];
    for (const product of wanted.products) {
      const ownerId = products.get(product.handle)?.id;
      const stored = ownerId === undefined ? new Map<string, StoreMetafield>() : await findMetafields(admin, ownerId);
      items.push(...toItems(context, {product, ownerId, stored}));
    }
    return items;
  },
});
