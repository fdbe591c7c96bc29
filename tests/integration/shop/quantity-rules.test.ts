import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {postCartForm} from '../../support/cart-form';
import {startStack, type Stack} from '../../support/stack';
import {createVisitor} from '../../support/visitor';

let stack: Stack;
beforeAll(async () => void (stack = await startStack({profile: 'market'})));
beforeEach(() => stack.shop.reset());
afterAll(() => stack.close());

const RULE = 'Sold in multiples of 6, at most 24 per order';

/** Returns the text of a page's main part. */
async function textOf(response: Response): Promise<string> {
  const main = /<main[^]*<\/main>/.exec(await response.text())?.[0] ?? '';
  return main.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
}

/** A visitor without scripts. */
function createShopper() {
  const visitor = createVisitor(stack.origin);
  const post = (action: string, inputs: object, fields: Record<string, string> = {}) =>
    postCartForm(visitor, action, inputs, fields);
  const variantId = (handle: string, index = 0) => `gid://shopify/ProductVariant/${stack.shop.variants(handle)[index]}`;
  return {
    visitor,
    add: (quantity: string, merchandiseId = variantId('dabba-refills')) =>
      post('LinesAdd', {lines: [{merchandiseId}]}, {quantity}),
    set: async (quantity: string) => {
      const page = await (await visitor.get('/cart')).text();
      const id = /gid:\/\/shopify\/CartLine\/[\w-]+\?cart=[\w-]+/.exec(page)?.[0];
      return post('LinesUpdate', {lines: [{id}]}, {quantity});
    },
    variantId,
  };
}

const quantities = () => stack.shop.carts().flatMap(({lines}) => lines.map(({quantity}) => quantity));

describe('a variant with a rule for quantities', () => {
  it('has a field with its limits on its page, described by the rule, and the smallest quantity in it', async () => {
    const page = await (await fetch(`${stack.origin}/product/dabba-refills`)).text();
    const field = /<input[^>]*name="quantity"[^>]*>/.exec(page)?.[0] ?? '';
    for (const attribute of ['min="6"', 'max="24"', 'step="6"', 'value="6"']) expect(field).toContain(attribute);
    const described = /aria-describedby="([^"]+)"/.exec(field)?.[1] ?? 'none';
    expect(page).toContain(`<p id="${described}" class="w-full text-sm text-ink-soft">${RULE}</p>`);
  });

  it('is added by the smallest quantity from cards', async () => {
    const page = await (await fetch(`${stack.origin}/search?q=refills`)).text();
    expect(page).toContain('aria-label="Add 6 to cart: Dabba Refills"');
    expect(page).toContain('&quot;quantity&quot;:6');
  });

  it('can be bought in multiples, in one step or more', async () => {
    const {add, visitor} = createShopper();
    expect((await add('6')).status).toBe(303);
    expect((await add('12')).status).toBe(303);
    expect(quantities()).toEqual([18]);
    expect(await textOf(await visitor.get('/cart'))).toContain(RULE);
  });

  it.each([
    ['1', 'The quantity must be at least 6.'],
    ['7', 'The quantity must be a multiple of 6.'],
    ['30', 'The quantity must not be more than 24.'],
    ['99', 'The quantity must not be more than 24.'],
  ])('is not added %s times, with the message of Shopify', async (quantity, message) => {
    const {add} = createShopper();
    const response = await add(quantity);
    expect(response.status).toBe(422);
    expect(await textOf(response)).toContain(`That quantity is not sold ${message}`);
    expect(quantities()).toEqual([]);
  });

  it.each(['0', '-6', '6.5', '6e1', '٦', '100', '9007199254740993', '', ' ', 'six', '0x6'])(
    'is not added %j times, without a request to Shopify',
    async (quantity) => {
      const {add} = createShopper();
      const response = await add(quantity);
      expect(response.status).toBe(400);
      expect(await textOf(response)).toContain('Please choose a whole number from 1 to 99.');
      expect(quantities()).toEqual([]);
    },
  );

  it('keeps its quantity in the cart when a change is refused, names the rule, and is removed by 0', async () => {
    const {add, set} = createShopper();
    await add('12');
    for (const quantity of ['3', '13', '30']) {
      const response = await set(quantity);
      expect(response.status).toBe(422);
      expect(await textOf(response)).toContain(`Dabba Refills is not sold in that quantity ${RULE}`);
      expect(quantities()).toEqual([12]);
    }
    const more = await add('18');
    expect(more.status).toBe(422);
    expect(await textOf(more)).toContain(RULE);
    expect((await set('24')).status).toBe(303);
    expect(quantities()).toEqual([24]);
    expect((await set('0')).status).toBe(200);
    expect(quantities()).toEqual([]);
  });

  it('limits a variant of several alone', async () => {
    const {add, variantId} = createShopper();
    const hammered = variantId('masala-dabba', 3);
    const page = await fetch(`${stack.origin}/product/masala-dabba?Finish=Hammered+copper`);
    expect(await page.text()).toContain('At most 2 per order');
    expect(await (await fetch(`${stack.origin}/product/masala-dabba`)).text()).not.toContain('>At most 2 per order');
    expect((await add('3', hammered)).status).toBe(422);
    expect((await add('2', hammered)).status).toBe(303);
  });
});
