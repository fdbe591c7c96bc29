import {afterAll, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {SEED_PEOPLE} from '../../../local/seed/people';
import {textOf, type SignedIn} from '../../support/account';
import {countRequests, signInStaff} from '../../support/fulfillment';
import {formFieldsOf} from '../../support/form-fields';
import {rowsOf} from '../../support/send-webhook';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';
import {LOCATION} from '../../../local/shop/admin/admin-location';
import {createAdminClient} from '../../../local/tests/admin-client';

const {ben} = SEED_PEOPLE;
const PALAK = '/admin/products/8000000000002';
const PALAK_ITEM = 'gid://shopify/InventoryItem/46000000000002';
const PALAK_ID = 'gid://shopify/Product/8000000000002';

let stack: StackWithBackend;
beforeAll(async () => void (stack = await startStackWithBackend()));
beforeEach(() => stack.reset());
afterAll(() => stack.close());

const READ = `query Read($id: ID!) { product(id: $id) {
  title status tags totalInventory variants(first: 1) { nodes { price compareAtPrice sku } }
  badge: metafield(namespace: "catalog", key: "badge") { value }
  collections(first: 9) { nodes { handle } }
} }`;

/** Returns the product as Shopify has it; null after it was deleted. */
async function inShop(id = PALAK_ID): Promise<Record<string, unknown> | null> {
  const {data} = await createAdminClient(stack.shop)(READ, {id});
  return (data?.['product'] ?? null) as Record<string, unknown> | null;
}

/** Changes a price in the Shopify admin. */
const changePriceInShop = (price: string) =>
  createAdminClient(stack.shop)(
    `mutation Change($id: ID!, $variants: [ProductVariantsBulkInput!]!) {
      productVariantsBulkUpdate(productId: $id, variants: $variants) { userErrors { message } }
    }`,
    {id: PALAK_ID, variants: [{id: 'gid://shopify/ProductVariant/44000000000002', price}]},
  );

/** Changes the stock of 8 in the Shopify admin. */
const changeStockInShop = (quantity: number) =>
  createAdminClient(stack.shop)(
    `mutation SetStock($input: InventorySetQuantitiesInput!) {
      inventorySetQuantities(input: $input) @idempotent(key: "shopify-admin") { userErrors { message } }
    }`,
    {
      input: {
        name: 'available',
        reason: 'correction',
        quantities: [{inventoryItemId: PALAK_ITEM, locationId: LOCATION.id, quantity, changeFromQuantity: null}],
      },
    },
  );

/** Returns the form of a page with some fields changed. */
async function filledForm(who: SignedIn, path: string, changes: Readonly<Record<string, string>>) {
  const fields = formFieldsOf(await (await who.get(path)).text());
  for (const [name, value] of Object.entries(changes)) fields.set(name, value);
  return fields;
}

const auditsOf = () =>
  rowsOf<{action: string; target: string; outcome: string; details: object}>(
    stack,
    `select l.action, l.target, l.details, o.outcome::text from private.audit_log as l
     left join private.audit_outcomes as o on o.audit_id = l.id where l.action like 'product.%' order by l.id`,
  );

describe('the product list', () => {
  it('finds products by text and filters, and says where one has no page', async () => {
    const who = await signInStaff(stack);
    expect(await who.read('/admin/products')).toMatch(/Chicken Tikka Masala.*Palak Paneer.*Import from shop/);
    const found = await who.read('/admin/products?q=palak');
    expect(found).toContain('Palak Paneer');
    expect(found, 'a bundle whose description names it').not.toContain('Traditional Favorites');
    expect(await who.read('/admin/products?stock=low&kind=product')).toMatch(/Desi Goat Curry.*Low/);
    expect(await who.read('/admin/products?status=draft')).toContain('No product matches');
    for (const path of ['/admin/products/1001', '/admin/products/44000000000002', '/admin/products/x'])
      expect((await who.get(path)).status, path).toBe(404);
  });

  it('counts the catalog and says so while Shopify is down', async () => {
    const who = await signInStaff(stack);
    const text = textOf(await (await who.post('/admin/products?index', {})).text());
    expect(text).toMatch(/Imported from shop\s+Products\s+6\s+Bundles\s+4/);
    await stack.shop.fault({op: 'AdminProducts', mode: 'status', status: 503});
    const down = await who.get('/admin/products');
    expect(down.status).toBe(503);
    expect(textOf(await down.text())).toContain('Failed to load products from Admin API');
    await stack.restartStorefront();
  });
});

describe('editing a product', () => {
  it('sends the changed fields only, and the storefront shows them', async () => {
    const who = await signInStaff(stack);
    const title = 'Palak <b>Paneer</b>';
    const form = await filledForm(who, PALAK, {
      title,
      price: '8.5',
      compareAtPrice: '9',
      stock: '20',
      badge: 'NEW',
      featured: '',
    });
    const response = await who.post(PALAK, form);
    expect(response.status, textOf(await response.text())).toBe(303);
    expect(await inShop()).toMatchObject({
      title,
      totalInventory: 20,
      badge: {value: 'NEW'},
      variants: {nodes: [{price: '8.50', compareAtPrice: '9.00'}]},
      collections: {nodes: expect.not.arrayContaining([{handle: 'featured'}])},
    });
    expect(await countRequests(stack, 'AdminTagsAdd')).toBe(0);
    expect(await (await who.get(PALAK)).text()).not.toContain('<b>Paneer');
    expect(textOf(await (await who.get('/product/palak-paneer')).text())).toContain('$8.50');
    expect(await auditsOf()).toMatchObject([
      {
        action: 'product.update',
        target: PALAK_ID,
        outcome: 'done',
        details: {fields: ['title', 'price', 'compareAtPrice', 'stock', 'featured', 'badge']},
      },
    ]);
  });

  it('changes weight and tags, and leaves the tags of other fields', async () => {
    const who = await signInStaff(stack);
    const form = await filledForm(who, PALAK, {weight: '2.6OZ', tags: 'Gluten-free,  new ,gluten-free'});
    expect((await who.post(PALAK, form)).status).toBe(303);
    const shown = formFieldsOf(await (await who.get(PALAK)).text());
    expect({weight: shown.get('weight'), tags: shown.get('tags'), size: shown.get('size')}).toEqual({
      weight: '2.6 oz',
      tags: 'Gluten-free, new',
      size: '2 servings',
    });
    const refused = await who.post(PALAK, await filledForm(who, PALAK, {weight: 'light', tags: 'size:big'}));
    expect(refused.status).toBe(400);
    const text = textOf(await refused.text());
    expect(text).toContain('Please enter a weight such as 74 g or 2.6 oz.');
    expect(text).toContain('Size, heat, bundles and bestsellers have fields of their own.');
  });

  it('leaves formatting alone that only the Shopify admin offers', async () => {
    const who = await signInStaff(stack);
    const descriptionHtml = '<div class="wide"><table><tr><td>10 g</td></tr></table></div>';
    await createAdminClient(stack.shop)(
      'mutation Write($product: ProductUpdateInput!) { productUpdate(product: $product) { userErrors { message } } }',
      {product: {id: PALAK_ID, descriptionHtml}},
    );
    expect((await who.post(PALAK, await filledForm(who, PALAK, {price: '8.5'}))).status).toBe(303);
    expect(await countRequests(stack, 'AdminProductUpdate')).toBe(0);
    expect(await auditsOf()).toMatchObject([{details: {fields: ['price']}}]);
  });

  it('rejects invalid values beside their fields and keeps what was typed', async () => {
    const who = await signInStaff(stack);
    const response = await who.post(
      PALAK,
      await filledForm(who, PALAK, {title: '', compareAtPrice: '1', stock: '-1', sku: 'KEPT'}),
    );
    expect(response.status).toBe(400);
    const html = await response.text();
    expect(textOf(html)).toMatch(/Please enter a title.*must be above the price.*whole number/);
    expect(html).toContain('value="KEPT"');
    expect(await auditsOf()).toEqual([]);
  });

  it('shows a conflict, overwrites nothing, and sends what the person decides', async () => {
    const who = await signInStaff(stack);
    const form = await filledForm(who, PALAK, {price: '8.49', sku: 'MINE'});
    await changePriceInShop('6.99');
    const conflict = await who.post(PALAK, form);
    expect(conflict.status).toBe(409);
    const html = await conflict.text();
    expect(textOf(html)).toMatch(/changed meanwhile.*Take the new value: 6\.99.*Keep what I entered: 8\.49/);
    expect(await inShop()).toMatchObject({
      variants: {nodes: [{price: '6.99', sku: expect.not.stringMatching('MINE')}]},
    });
    const undecided = await who.post(PALAK, formFieldsOf(html));
    expect(undecided.status).toBe(400);
    expect(textOf(await undecided.text())).toContain('Please decide which value stays.');
    const decided = formFieldsOf(html);
    decided.set('choice-price', 'theirs');
    expect((await who.post(PALAK, decided)).status).toBe(303);
    expect(await inShop()).toMatchObject({variants: {nodes: [{price: '6.99', sku: 'MINE'}]}});
  });

  it('says what was stored already when only Shopify could see the conflict', async () => {
    const who = await signInStaff(stack);
    const form = await filledForm(who, PALAK, {badge: 'NEW', stock: '20'});
    await stack.shop.fault({op: 'AdminStockSet', mode: 'delay', ms: 2_000, times: 1});
    const saving = who.post(PALAK, form);
    await vi.waitFor(async () => expect(await countRequests(stack, 'AdminMetafieldsSet')).toBe(1), 5_000);
    await changeStockInShop(5);
    const response = await saving;
    expect(response.status).toBe(409);
    const text = textOf(await response.text());
    expect(text).toMatch(/Stored already: Badge\..*Stock was changed meanwhile.*Take the new value: 5/);
    expect(text).not.toContain('Nothing of yours was saved');
    expect(await inShop()).toMatchObject({totalInventory: 5, badge: {value: 'NEW'}});
  });

  it('takes effect once on a double click, with two admins and after a lost response', async () => {
    const [one, other] = [await signInStaff(stack), await signInStaff(stack, ben)];
    const [first, second] = [
      await filledForm(one, PALAK, {stock: '20'}),
      await filledForm(other, PALAK, {stock: '20'}),
    ];
    await stack.shop.fault({op: 'AdminStockSet', mode: 'dropAfterExecute', times: 1});
    const responses = await Promise.all([one.post(PALAK, first), one.post(PALAK, first), other.post(PALAK, second)]);
    for (const {status} of responses) expect([303, 409]).toContain(status);
    expect((await other.post(PALAK, second)).status).toBe(303);
    expect(await countRequests(stack, 'AdminStockSet')).toBe(1);
    second.set('stock', '30');
    const changed = await other.post(PALAK, second);
    expect(changed.status, 'the same form with another value is no repetition').toBe(409);
    expect((await inShop())?.['totalInventory']).toBe(20);
    await stack.restartStorefront();
  });

  it('keeps what was typed while Shopify is throttled', async () => {
    const who = await signInStaff(stack);
    const form = await filledForm(who, PALAK, {price: '8.49'});
    await stack.shop.fault({op: 'AdminVariantUpdate', mode: 'throttle'});
    const response = await who.post(PALAK, form);
    expect(response.status).toBe(502);
    const html = await response.text();
    expect(textOf(html)).toContain('Failed to update product');
    expect(html).toContain('value="8.49"');
    await stack.restartStorefront();
  });
});

describe('adding and removing a product', () => {
  it('adds a draft, refuses a second one of the same title, archives and deletes it', async () => {
    const who = await signInStaff(stack);
    const entered = {title: 'Mango Lassi', price: '4.99', stock: '12', size: '2 servings', description: 'One.\n\nTwo.'};
    const form = await filledForm(who, '/admin/products/new', entered);
    const added = await who.post('/admin/products/new', form);
    expect(added.status, textOf(await added.clone().text())).toBe(303);
    const path = added.headers.get('Location') ?? '';
    const id = `gid://shopify/Product/${path.split('/').at(-1)}`;
    expect(await inShop(id)).toMatchObject({
      status: 'DRAFT',
      totalInventory: 12,
      tags: ['size:2 servings'],
      variants: {nodes: [{price: '4.99'}]},
    });
    expect((await who.post('/admin/products/new', form)).status).toBe(303);
    const again = await who.post('/admin/products/new', await filledForm(who, '/admin/products/new', entered));
    expect(again.status).toBe(409);
    expect(textOf(await again.text())).toContain('There is a product with this title already.');
    const remove = `${path}/remove`;
    expect(await who.read(remove)).toMatch(/Remove Mango Lassi\?.*its stock of 12/);
    expect((await who.post(remove, await filledForm(who, remove, {intent: 'archive'}))).status).toBe(303);
    expect(await inShop(id)).toMatchObject({status: 'ARCHIVED'});
    const deletion = await filledForm(who, remove, {intent: 'delete'});
    expect((await who.post(remove, deletion)).status).toBe(303);
    expect((await who.post(remove, deletion)).status).toBe(303);
    expect(await inShop(id)).toBeNull();
    expect((await who.get(remove)).status).toBe(404);
    expect(await countRequests(stack, 'AdminProductDelete')).toBe(1);
  });
});
