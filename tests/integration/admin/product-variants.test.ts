import {afterAll, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {LOCATION} from '../../../local/shop/admin/admin-location';
import {createAdminClient} from '../../../local/tests/admin-client';
import {textOf, type SignedIn} from '../../support/account';
import {formFieldsOf} from '../../support/form-fields';
import {countRequests, signInStaff} from '../../support/fulfillment';
import {rowsOf} from '../../support/send-webhook';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';

const PANEER = '/admin/products/8000000100001/variants';
const PANEER_ID = 'gid://shopify/Product/8000000100001';
const MASALA = '/admin/products/8000000100002/variants';

let stack: StackWithBackend;
beforeAll(async () => void (stack = await startStackWithBackend({}, {profile: 'market'})));
beforeEach(() => stack.reset());
afterAll(() => stack.close());

interface Variant {
  readonly id: string;
  readonly title: string;
  readonly price: string;
  readonly compareAtPrice: string | null;
  readonly inventoryQuantity: number;
  readonly inventoryItem: {readonly id: string};
}

const ask = async (query: string, variables: Record<string, unknown>) =>
  (await createAdminClient(stack.shop)(query, variables)).data as Record<string, never>;

async function variantsInShop(): Promise<readonly Variant[]> {
  const {product} = await ask(
    `query Read($id: ID!) { product(id: $id) { variants(first: 9) {
      nodes { id title price compareAtPrice inventoryQuantity inventoryItem { id } } } } }`,
    {id: PANEER_ID},
  );
  return (product as unknown as {variants: {nodes: Variant[]}}).variants.nodes;
}

async function find(title: string): Promise<Variant> {
  const variant = (await variantsInShop()).find((each) => each.title === title);
  if (!variant) throw new Error(`There is no variant ${title}.`);
  return variant;
}

/** Returns the name of a field of a variant. */
const nameOf = async (field: string, title: string) => `${field}-${(await find(title)).id.split('/').at(-1) ?? ''}`;

const changePriceInShop = async (title: string, price: string) =>
  ask(
    `mutation Change($id: ID!, $variants: [ProductVariantsBulkInput!]!) {
      productVariantsBulkUpdate(productId: $id, variants: $variants) { userErrors { message } } }`,
    {id: PANEER_ID, variants: [{id: (await find(title)).id, price}]},
  );

const changeStockInShop = async (title: string, quantity: number) =>
  ask(
    `mutation SetStock($input: InventorySetQuantitiesInput!) {
      inventorySetQuantities(input: $input) @idempotent(key: "shopify-admin") { userErrors { message } } }`,
    {
      input: {
        name: 'available',
        reason: 'correction',
        quantities: [
          {
            inventoryItemId: (await find(title)).inventoryItem.id,
            locationId: LOCATION.id,
            quantity,
            changeFromQuantity: null,
          },
        ],
      },
    },
  );

/** Returns the form of a page with some fields changed: those of a variant as `field of title`. */
async function filledForm(who: SignedIn, changes: Readonly<Record<string, string>>, path = PANEER) {
  const fields = formFieldsOf(await (await who.get(path)).text());
  for (const [key, value] of Object.entries(changes)) {
    const [field = '', title = ''] = key.split(' of ');
    const name = await nameOf(field, title);
    expect(fields.has(name), `${name} is part of the form`).toBe(true);
    fields.set(name, value);
  }
  return fields;
}

const auditsOf = () =>
  rowsOf<{outcome: string; details: object}>(
    stack,
    `select l.details, o.outcome::text from private.audit_log as l
     left join private.audit_outcomes as o on o.audit_id = l.id where l.action = 'product.update' order by l.id`,
  );

describe('the variants of a product', () => {
  it('sends the changed rows only, in two requests, and logs which', async () => {
    const who = await signInStaff(stack);
    const form = await filledForm(who, {
      'price of Single / Mild': '9.5',
      'compareAtPrice of Single / Mild': '$12',
      'stock of Family / Hot': '30',
      'stock of Single / Hot': '7',
    });
    const response = await who.post(PANEER, form);
    expect(response.status, textOf(await response.text())).toBe(303);
    expect(await find('Single / Mild')).toMatchObject({price: '9.50', compareAtPrice: '12.00', inventoryQuantity: 40});
    expect(await find('Family / Hot')).toMatchObject({price: '23.99', inventoryQuantity: 30});
    expect(await find('Single / Hot')).toMatchObject({inventoryQuantity: 7});
    expect(await countRequests(stack, 'AdminVariantPrices')).toBe(1);
    expect(await countRequests(stack, 'AdminVariantStockSet')).toBe(1);
    const [audit] = await auditsOf();
    expect(audit).toMatchObject({outcome: 'done', details: {fields: ['price', 'compareAtPrice', 'stock']}});
    expect((audit?.details as {variants: string[]}).variants).toHaveLength(3);
  });

  it('sends nothing for a form without a change', async () => {
    const who = await signInStaff(stack);
    expect((await who.post(PANEER, await filledForm(who, {}))).status).toBe(303);
    expect(await countRequests(stack, 'AdminVariantPrices')).toBe(0);
    expect(await auditsOf()).toEqual([]);
  });

  it('rejects invalid values at their rows, keeps what was typed and sends nothing', async () => {
    const who = await signInStaff(stack);
    const response = await who.post(
      PANEER,
      await filledForm(who, {
        'price of Single / Mild': 'nine',
        'compareAtPrice of Family / Hot': '1',
        'stock of Single / Hot': '-1',
        'stock of Family / Medium': '26',
      }),
    );
    expect(response.status).toBe(400);
    const html = await response.text();
    const text = textOf(html);
    expect(text).toContain('3 rows have a value that cannot be saved.');
    expect(text).toMatch(/Single \/ Mild.*amount such as 7\.99.*Single \/ Hot.*whole number.*Family \/ Hot.*above/);
    for (const typed of ['nine', '-1', '26']) expect(html).toContain(`value="${typed}"`);
    expect(await countRequests(stack, 'AdminVariantPrices')).toBe(0);
    expect(await auditsOf()).toEqual([]);
  });

  it('refuses a form that is none, and one of another product', async () => {
    const who = await signInStaff(stack);
    expect((await who.post(PANEER, {})).status).toBe(400);
    const other = await who.post(MASALA, await filledForm(who, {'price of Single / Mild': '1.00'}));
    expect(other.status).toBe(409);
    expect(textOf(await other.text())).toContain('This variant was deleted in Shopify.');
    expect(await find('Single / Mild')).toMatchObject({price: '8.99'});
    expect((await who.get('/admin/products/8000000109999/variants')).status).toBe(404);
  });
});

describe('a change in Shopify meanwhile', () => {
  it('is shown at its row, and nothing is sent until the person decides', async () => {
    const who = await signInStaff(stack);
    const form = await filledForm(who, {'price of Single / Mild': '8.49', 'stock of Single / Mild': '11'});
    await changePriceInShop('Single / Mild', '6.99');
    const conflict = await who.post(PANEER, form);
    expect(conflict.status).toBe(409);
    const html = await conflict.text();
    expect(textOf(html)).toMatch(
      /Price of Single \/ Mild was changed meanwhile.*Take the new value: 6\.99.*Keep what I entered: 8\.49/,
    );
    expect(await find('Single / Mild')).toMatchObject({price: '6.99', inventoryQuantity: 40});
    const undecided = await who.post(PANEER, formFieldsOf(html));
    expect(undecided.status).toBe(400);
    expect(textOf(await undecided.text())).toMatch(/Take the new value: 6\.99.*Please decide which value stays\./);
    const decided = formFieldsOf(html);
    decided.set(await nameOf('choice-price', 'Single / Mild'), 'theirs');
    expect((await who.post(PANEER, decided)).status).toBe(303);
    expect(await find('Single / Mild')).toMatchObject({price: '6.99', inventoryQuantity: 11});
  });

  it('of the stock that only Shopify could see changes none of the rows', async () => {
    const who = await signInStaff(stack);
    const form = await filledForm(who, {'stock of Single / Mild': '50', 'stock of Family / Hot': '9'});
    await stack.shop.fault({op: 'AdminVariantStockSet', mode: 'delay', ms: 1_500, times: 1});
    const saving = who.post(PANEER, form);
    await vi.waitFor(async () => expect(await countRequests(stack, 'AdminVariantStockSet')).toBe(1), 5_000);
    await changeStockInShop('Family / Hot', 2);
    const response = await saving;
    expect(response.status).toBe(409);
    expect(textOf(await response.text())).toMatch(/Stock of Family \/ Hot was changed meanwhile.*new value: 2/);
    expect(await find('Single / Mild')).toMatchObject({inventoryQuantity: 40});
  });

  it('takes effect once after a lost response and on a repeated submission', async () => {
    const who = await signInStaff(stack);
    const form = await filledForm(who, {'stock of Single / Mild': '50'});
    await stack.shop.fault({op: 'AdminVariantStockSet', mode: 'dropAfterExecute', times: 1});
    const responses = await Promise.all([who.post(PANEER, form), who.post(PANEER, form)]);
    for (const {status} of responses) expect([303, 409]).toContain(status);
    expect(await countRequests(stack, 'AdminVariantStockSet')).toBe(1);
    expect(await find('Single / Mild')).toMatchObject({inventoryQuantity: 50});
    await stack.restartStorefront();
  });

  it('says what was stored already when prices could not follow, and keeps what was typed', async () => {
    const who = await signInStaff(stack);
    const form = await filledForm(who, {'stock of Single / Mild': '50', 'price of Single / Mild': '8.49'});
    await stack.shop.fault({op: 'AdminVariantPrices', mode: 'throttle'});
    const response = await who.post(PANEER, form);
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(textOf(html)).toContain('Stored already: Stock of Single / Mild.');
    expect(html).toContain('value="8.49"');
    await stack.restartStorefront();
  });
});

describe('2,048 variants', () => {
  it('are pages of fifty, each read in two requests', async () => {
    const who = await signInStaff(stack);
    const first = await (await who.get(MASALA)).text();
    expect(textOf(first)).toContain('2,048 variants.');
    expect(formFieldsOf(first).getAll('variant')).toHaveLength(50);
    expect(await countRequests(stack, 'AdminVariants')).toBe(1);
    expect(await countRequests(stack, 'AdminVariantStock')).toBe(1);
    const [, next = ''] = /href="([^"]*after=[^"]*)"/.exec(first) ?? [];
    const second = formFieldsOf(await (await who.get(next.replaceAll('&amp;', '&'))).text());
    expect(second.getAll('variant')).toHaveLength(50);
    const overlap = formFieldsOf(first)
      .getAll('variant')
      .filter((each) => second.getAll('variant').includes(each));
    expect(overlap).toEqual([]);
  });

  it('are found by the words of their options, by a whole SKU and by their stock', async () => {
    const who = await signInStaff(stack);
    const found = await who.read(`${MASALA}?q=cumin+saffron`);
    expect(found.match(/Cumin \/ Saffron \/ \w/g)).toHaveLength(8);
    expect(await who.read(`${MASALA}?q=FT-MYO-CUM-SAF-F`)).toContain('Cumin / Saffron / Fine');
    expect(await who.read(`${PANEER}?stock=none`)).toMatch(/Single \/ Hot/);
    expect(await who.read(`${PANEER}?stock=none`)).not.toMatch(/Family \/ Medium/);
    expect(await who.read(`${MASALA}?q=chocolate`)).toContain('No variant matches');
  });

  it('say so while Shopify is down', async () => {
    const who = await signInStaff(stack);
    await stack.shop.fault({op: 'AdminVariants', mode: 'status', status: 503});
    const down = await who.get(MASALA);
    expect(down.status).toBe(503);
    expect(textOf(await down.text())).toContain('Failed to load products from Admin API');
    await stack.restartStorefront();
  });
});
