import {z} from 'zod';
import type {SeedProduct} from '../../../local/seed/types';
import {sendMutation} from '../send-mutation';
import type {SetupContext} from '../setup-context';
import type {Found, SetupItem, SetupStep} from '../setup-item';
import {findWantedProducts, type StoreProduct} from '../store-products';
import {StoreError} from '../store-error';
import {findVariants, hasOptions, type StoreVariant} from '../store-variants';
import {INVENTORY_SET_MUTATION, LOCATIONS_QUERY} from './stock.admin.gql';

const LocationsSchema = z.object({
  locations: z.object({
    nodes: z.array(z.object({id: z.string(), isActive: z.boolean(), fulfillsOnlineOrders: z.boolean()})),
  }),
});

async function findLocation({admin}: SetupContext): Promise<string> {
  const {locations} = await admin.request(LOCATIONS_QUERY, {}, LocationsSchema);
  const found = locations.nodes.find(({isActive, fulfillsOnlineOrders}) => isActive && fulfillsOnlineOrders);
  if (!found)
    throw new StoreError(
      'The store has no active location that fulfills online orders.',
      'Turn one on in the Shopify admin: Settings > Locations.',
    );
  return found.id;
}

/** What stock is entered for. */
interface Stocked {
  readonly handle: string;
  readonly sku: string;
  readonly stock: number;
}

interface StoredStock {
  readonly itemId: string;
  readonly quantity: number;
}

/** Only stock that was never entered is set: sales and people change it. */
function toItem(
  {admin, record}: SetupContext,
  {handle, sku, stock}: Stocked,
  known: StoredStock | undefined,
  locationId: string,
) {
  const itemId = known?.itemId ?? '';
  const wanted = {isEntered: true};
  const key = `stock:${sku}`;
  const isOurs = record.find(`product:${handle}`) !== undefined;
  const isEntered = known && (!isOurs || known.quantity !== 0 || record.find(key)?.digest !== undefined);
  return {
    key,
    wanted,
    found: isEntered ? {id: itemId, facts: wanted} : null,
    ...(!known && {waitsFor: 'its product'}),
    async create(): Promise<Found> {
      const quantity = {inventoryItemId: itemId, locationId, quantity: stock, changeFromQuantity: 0};
      const input = {name: 'available', reason: 'correction', quantities: [quantity]};
      // Shopify executes the same request once, also if an interrupted run is repeated.
      await sendMutation(admin, INVENTORY_SET_MUTATION, {input, key: `store-setup ${sku} ${itemId}`});
      return {id: itemId, facts: wanted};
    },
  } satisfies SetupItem;
}

const toStoredStock = (variant: Pick<StoreVariant, 'inventoryItem' | 'inventoryQuantity'>): StoredStock => ({
  itemId: variant.inventoryItem.id,
  quantity: variant.inventoryQuantity ?? 0,
});

/** Returns the items of a product, one for each variant. */
async function toItems(
  context: SetupContext,
  product: SeedProduct,
  known: StoreProduct | undefined,
  locationId: string,
): Promise<readonly SetupItem[]> {
  const {handle, sku, stock} = product;
  if (!hasOptions(product)) {
    const [only] = known?.variants.nodes ?? [];
    return [toItem(context, {handle, sku, stock}, only && toStoredStock(only), locationId)];
  }
  const stored = known ? await findVariants(context.admin, known.id) : [];
  return (product.variants ?? []).map((variant) => {
    const own = {handle, sku: variant.sku ?? sku, stock: variant.stock ?? stock};
    const same = stored.find((each) => each.sku === own.sku);
    return toItem(context, own, same && toStoredStock(same), locationId);
  });
}

export const createStockStep = (context: SetupContext): SetupStep => ({
  name: 'stock',
  title: 'Stock of new products',
  async load() {
    const {wanted} = context;
    const products = await findWantedProducts(context);
    const locationId = await findLocation(context);
    const items: SetupItem[] = [];
    for (const product of wanted.products)
      items.push(...(await toItems(context, product, products.get(product.handle), locationId)));
    return items;
  },
});
