import {z} from 'zod';
import type {SeedProduct} from '../../../local/seed/types';
import {sendMutation} from '../send-mutation';
import type {SetupContext} from '../setup-context';
import type {Found, SetupItem, SetupStep} from '../setup-item';
import {findWantedProducts, type StoreProduct} from '../store-products';
import {StoreError} from '../store-error';
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

/** Only stock that was never entered is set: sales and people change it. */
function toItem(
  {admin, record}: SetupContext,
  product: SeedProduct,
  known: StoreProduct | undefined,
  locationId: string,
) {
  const variant = known?.variants.nodes[0];
  const itemId = variant?.inventoryItem.id ?? '';
  const current = variant?.inventoryQuantity ?? 0;
  const wanted = {isEntered: true};
  const key = `stock:${product.sku}`;
  const isOurs = record.find(`product:${product.handle}`) !== undefined;
  const isEntered = known && (!isOurs || current !== 0 || record.find(key)?.digest !== undefined);
  return {
    key,
    wanted,
    found: isEntered ? {id: itemId, facts: wanted} : null,
    ...(!known && {waitsFor: 'its product'}),
    async create(): Promise<Found> {
      const quantity = {inventoryItemId: itemId, locationId, quantity: product.stock, changeFromQuantity: 0};
      const input = {name: 'available', reason: 'correction', quantities: [quantity]};
      // Shopify executes the same request once, also if an interrupted run is repeated.
      await sendMutation(admin, INVENTORY_SET_MUTATION, {input, key: `store-setup ${product.sku} ${itemId}`});
      return {id: itemId, facts: wanted};
    },
  } satisfies SetupItem;
}

export const createStockStep = (context: SetupContext): SetupStep => ({
  name: 'stock',
  title: 'Stock of new products',
  async load() {
    const {wanted} = context;
    const products = await findWantedProducts(context);
    const locationId = await findLocation(context);
    return wanted.products.map((product) => toItem(context, product, products.get(product.handle), locationId));
  },
});
