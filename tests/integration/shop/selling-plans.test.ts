import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {postCartForm} from '../../support/cart-form';
import {startStack, type Stack} from '../../support/stack';
import {createVisitor} from '../../support/visitor';
import {visitCachedPage, visitPage} from '../../support/visit-page';

let stack: Stack;
beforeAll(async () => void (stack = await startStack({profile: 'market'})));
beforeEach(() => stack.shop.reset());
afterAll(() => stack.close());

const CHAI = '/product/house-chai';
const NUMBER = 690_000_000_000;
const plan = (number: number): string => `gid://shopify/SellingPlan/${NUMBER + number}`;
const query = (number: number): string => `selling_plan=${NUMBER + number}`;
const variant = (handle: string, position = 1): string =>
  `gid://shopify/ProductVariant/${stack.shop.variants(handle)[position - 1]}`;

const get = (path: string) => fetch(stack.origin + path, {redirect: 'manual'});

/** Returns a product page without the products that it recommends, which have buttons of their own. */
const ownPart = (html: string): string => html.split('You May Also Like')[0] ?? '';
const mainOf = (html: string): string => /<main[^]*<\/main>/.exec(html)?.[0] ?? '';
const toText = (html: string): string =>
  mainOf(html)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');
const textOf = async (response: Response): Promise<string> => toText(await response.text());

/** Returns the input of the form that adds the product. */
const formOf = (html: string): string =>
  /name="cartFormInput" value="([^"]*LinesAdd[^"]*)"/.exec(ownPart(mainOf(html)))?.[1]?.replaceAll('&quot;', '"') ?? '';

/** Returns the names of the links that are chosen, with their prices. */
const chosenIn = (html: string): string[] =>
  [...mainOf(html).matchAll(/<a [^>]*aria-current="true"[^>]*>(.*?)<\/a>/g)].map(([, inner]) =>
    (inner ?? '')
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );

describe('the page of a product with subscriptions', () => {
  it('offers a one-time purchase and each plan with its price, as links beside the options', async () => {
    const html = await (await get(`${CHAI}?Pack=Tin`)).text();
    const text = toText(html);
    expect(text).toContain('One-time purchase');
    for (const name of ['Subscribe and save', 'Deliver every week', 'Deliver every 2 weeks', 'Deliver every month']) {
      expect(text).toContain(name);
    }
    expect(text).not.toContain('Deliver every 3 months');
    expect(html).toContain(`href="${CHAI}?Pack=Tin&amp;${query(101)}"`);
    expect(chosenIn(html)).toEqual(['Tin', 'One-time purchase $12.00']);
    expect(formOf(html)).not.toContain('sellingPlanId');
  });

  it('shows the plan of the address with its price, adds it, and keeps it in the links of the options', async () => {
    const html = await (await get(`${CHAI}?Pack=Tin&${query(102)}`)).text();
    expect(chosenIn(html)[1]).toContain('Deliver every 2 weeks');
    expect(chosenIn(html)[1]).toContain('$10.80');
    expect(html).toMatch(/"price":"10\.80?"/);
    expect(formOf(html)).toContain(`"sellingPlanId":"${plan(102)}"`);
    expect(html).toContain(`href="${CHAI}?Pack=Chest&amp;${query(102)}"`);
    expect(mainOf(html)).toContain('aria-label="Subscribe: House Chai, Tin"');
  });

  it('has the plans of each variant', async () => {
    const text = await textOf(await get(`${CHAI}?Pack=Chest`));
    expect(text).toContain('Office chai Deliver every 3 months For kitchens of ten and more.');
    expect(text).toContain('$32.00');
  });

  it('has no one-time purchase if a plan is required: the first one is chosen', async () => {
    const html = await (await get('/product/masala-of-the-month')).text();
    expect(toText(html)).not.toContain('One-time purchase');
    expect(chosenIn(html)).toEqual(['One jar every month $9.99']);
    expect(formOf(html)).toContain(`"sellingPlanId":"${plan(105)}"`);
  });

  it.each([
    ['a plan of another variant', NUMBER + 104],
    ['a plan of another product', NUMBER + 105],
    ['an unknown plan', 1],
    ['a malformed id', 'gid%3A%2F%2Fshopify%2FSellingPlan%2F690000000101'],
    ['a script', '%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E'],
    ['a long text', 'x'.repeat(400)],
  ])('says that %s is not offered and shows the one-time purchase', async (_what, asked) => {
    const response = await get(`${CHAI}?Pack=Tin&selling_plan=${asked}`);
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(toText(html)).toContain('That subscription is not offered here');
    expect(chosenIn(html)).toEqual(['Tin', 'One-time purchase $12.00']);
    expect(formOf(html)).not.toContain('sellingPlanId');
    expect(mainOf(html)).not.toContain('<script>alert');
  });

  it('is not shown for other products, whose pages ignore the parameter', async () => {
    const html = await (await get(`/product/palak-paneer?${query(101)}`)).text();
    expect(mainOf(html)).not.toMatch(/One-time purchase|not offered|data-slot="plans"/);
  });

  it('is one page of the cache for each plan; for other products the parameter is no part of it', async () => {
    await visitCachedPage(stack.origin + CHAI);
    await visitCachedPage(`${stack.origin}/product/palak-paneer`);
    const {cacheStatus} = await visitPage(`${stack.origin}/product/palak-paneer?${query(101)}`);
    expect(cacheStatus).toBe('pages; hit');
    expect(await (await get(`${CHAI}?${query(101)}&utm_source=x`)).text()).toContain('$10.20');
    expect(await (await get(`${CHAI}?${query(102)}&utm_source=y`)).text()).toContain('$10.80');
    expect(await (await get(CHAI)).text()).toContain('$12.00');
  });

  it('leads from a card to the page if a plan is required', async () => {
    const html = await (await get('/collections/spice-market')).text();
    expect(html).toContain('aria-label="Choose options: Masala of the Month"');
    expect(html).toMatch(/<a [^>]*href="\/product\/masala-of-the-month"[^>]*>Choose/);
  });
});

/** A visitor without scripts. */
function createShopper() {
  const visitor = createVisitor(stack.origin);
  const post = (action: string, inputs: object, fields: Record<string, string> = {}) =>
    postCartForm(visitor, action, inputs, fields);
  return {
    visitor,
    add: (handle: string, sellingPlanId?: string, position = 1) =>
      post('LinesAdd', {lines: [{merchandiseId: variant(handle, position), sellingPlanId}]}, {quantity: '1'}),
    setPlan: (lineId: string, value: string) => post('CustomSetPlan', {lineId}, {plan: value}),
    cart: async () => textOf(await visitor.get('/cart')),
  };
}

const lineId = (): string => {
  const [cart] = stack.shop.carts();
  return `gid://shopify/CartLine/${cart?.lines[0]?.id}?cart=${cart?.token}`;
};
const planNumbers = () => stack.shop.carts()[0]?.lines.map(({sellingPlanNumber}) => sellingPlanNumber);

describe('a subscription in the cart', () => {
  it('is named, costs its price, and leads back to its page', async () => {
    const {add, visitor} = createShopper();
    expect((await add('house-chai', plan(101))).status).toBe(303);
    const html = await (await visitor.get('/cart')).text();
    expect(toText(html)).toContain('Deliver every week');
    expect(toText(html)).toContain('$10.20');
    expect(html).toContain(`href="${CHAI}?Pack=Tin&amp;${query(101)}"`);
  });

  it('changes to another plan, to a one-time purchase and back, without scripts', async () => {
    const {add, setPlan, cart} = createShopper();
    await add('house-chai', plan(101));
    expect((await setPlan(lineId(), plan(103))).status).toBe(303);
    expect(await cart()).toMatch(/Deliver every month Change .*Subtotal \$11\.50/);
    expect((await setPlan(lineId(), '')).status).toBe(303);
    expect(await cart()).toMatch(/One-time purchase Subscribe .*Subtotal \$12\.00/);
    expect((await setPlan(lineId(), plan(102))).status).toBe(303);
    expect(planNumbers()).toEqual([102]);
  });

  it('cannot become a one-time purchase if a plan is required', async () => {
    const {add, setPlan, cart} = createShopper();
    await add('masala-of-the-month', plan(105));
    expect(await cart()).not.toContain('One-time purchase');
    const refused = await setPlan(lineId(), '');
    expect(refused.status).toBe(422);
    expect(await textOf(refused)).toContain('That is sold by subscription only');
    expect(planNumbers()).toEqual([105]);
  });

  it('is put back with its plan after it was removed', async () => {
    const {add, visitor} = createShopper();
    await add('house-chai', plan(101));
    const page = await (await postCartForm(visitor, 'LinesRemove', {lineIds: [lineId()]})).text();
    expect(formOf(page)).toContain(`"sellingPlanId":"${plan(101)}"`);
  });

  it.each([
    ['a plan of another variant', 104, 422],
    ['a plan of another product', 105, 422],
    ['an unknown plan', 999, 422],
  ])('is refused with %s, and nothing is lost', async (_what, number, status) => {
    const {add, setPlan, cart} = createShopper();
    await add('palak-paneer');
    const refused = await add('house-chai', plan(number));
    expect(refused.status).toBe(status);
    expect(await textOf(refused)).toContain('That subscription is not offered for this product');
    await add('house-chai', plan(101));
    const changed = await setPlan(lineId(), plan(number));
    expect(changed.status).toBe(status);
    expect(planNumbers()).toEqual([101, undefined]);
    expect(await cart()).toContain('Deliver every week');
  });

  it.each(['weekly', 'gid://shopify/Product/1', `${NUMBER + 101}`, '<script>', 'gid://shopify/SellingPlan/1?x=1'])(
    'is refused with the malformed id %j before Shopify is asked',
    async (malformed) => {
      const {add, setPlan} = createShopper();
      await add('house-chai', plan(101));
      for (const refused of [await add('house-chai', malformed), await setPlan(lineId(), malformed)]) {
        expect(refused.status).toBe(400);
        expect(await textOf(refused)).toContain('We could not tell which subscription you meant');
      }
      expect(planNumbers()).toEqual([101]);
    },
  );

  it('is required of a product that is sold by subscription only', async () => {
    const {add} = createShopper();
    const refused = await add('masala-of-the-month');
    expect(refused.status).toBe(422);
    expect(await textOf(refused)).toContain('That is sold by subscription only');
    expect(stack.shop.carts()).toEqual([]);
  });

  it('is not found on a line that is gone', async () => {
    const {add, setPlan} = createShopper();
    await add('house-chai', plan(101));
    const refused = await setPlan(lineId().replace(/CartLine\/[^?]*/, 'CartLine/gone'), plan(102));
    expect(refused.status).toBe(409);
    expect(planNumbers()).toEqual([101]);
  });
});

describe('a store that does not let the storefront read plans', () => {
  let denied: Stack;
  beforeAll(async () => void (denied = await startStack({profile: 'market', storefrontScopes: []})));
  afterAll(() => denied.close());

  it('sells one-time purchases, and says that the others cannot be ordered', async () => {
    const page = await (await fetch(`${denied.origin}${CHAI}?${query(101)}`)).text();
    expect(mainOf(page)).not.toMatch(/One-time purchase|not offered/);
    expect(formOf(page)).toContain('LinesAdd');
    const required = await (await fetch(`${denied.origin}/product/masala-of-the-month`)).text();
    expect(toText(required)).toContain('Sold by subscription only');
    expect(formOf(required)).toBe('');
  });

  it('has a cart that works', async () => {
    const visitor = createVisitor(denied.origin);
    const merchandiseId = `gid://shopify/ProductVariant/${denied.shop.variants('house-chai')[0]}`;
    const added = await postCartForm(visitor, 'LinesAdd', {lines: [{merchandiseId}]}, {quantity: '2'});
    expect(added.status).toBe(303);
    const text = await textOf(await visitor.get('/cart'));
    expect(text).toContain('Subtotal $24.00');
    expect(text).not.toContain('One-time purchase');
  });
});
