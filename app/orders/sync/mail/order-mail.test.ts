import {describe, expect, it, vi} from 'vitest';
import type {AppContext} from '~/platform/context.server';
import type {Mail} from '~/platform/mail/mailer.server';
import {renderMail} from '~/platform/mail/render-mail';
import {OrderPayloadSchema} from '../webhooks/order-payload';
import {ORDER_BODY} from '../webhooks/order.sample';
import type {OrderReplica} from '../replica/order-replica';
import {orderMail, type OrderLink} from './order-mail-copy';
import {sendOrderMail} from './send-order-mail.server';

const BRAND = {shopName: 'Fusion Tiffin', origin: 'https://shop.example'};
const GUEST_LINK: OrderLink = {kind: 'guest', url: 'https://shop.example/order/guest/token'};
const order = OrderPayloadSchema.parse(ORDER_BODY);
const [firstItem] = order.items;
if (!firstItem) throw new Error('the sample order has no items');

const PALAK = firstItem.product_id ?? '';
const CONTEXT = {
  currency: 'USD',
  getPicture: (url: string | null) => url,
  recipes: {[PALAK]: '/recipes/palak-paneer'},
  origin: BRAND.origin,
};

const mailOf = (changed: Partial<OrderReplica> = {}, link = GUEST_LINK) =>
  renderMail(orderMail({...order, ...changed}, link, BRAND.shopName, CONTEXT, new Date(order.placed_at)), BRAND);

describe('the order confirmation mail', () => {
  it('lists the items, the costs and the link to the order', () => {
    const {subject, text, html} = mailOf();
    expect(subject).toBe('Your order #1001');
    for (const line of [
      'Thank you, Ada!',
      GUEST_LINK.url,
      '2 x Palak Paneer: $15.98',
      'Discount (NEWCUSTOMER): -$5.00',
      'Total: $23.96',
    ])
      expect(text).toContain(line);
    expect(html).toContain(`href="${GUEST_LINK.url}"`);
  });

  it('says when it arrives, where it goes and what the gift note says', () => {
    const {text, html} = mailOf({note: 'Happy Diwali!\nAda'});
    expect(text).toMatch(/Arrives:\n[A-Z][a-z]{2} \d+(?:–\d+| – [A-Z][a-z]{2} \d+)\n/);
    for (const line of ['12 Analytical Way', 'Happy Diwali!', 'Ada']) {
      expect(text).toContain(`\n${line}\n`);
      expect(html).toContain(`>${line}</p>`);
    }
    expect(mailOf({note: null}).text).not.toContain('gift note');
    expect(mailOf({requires_shipping: false}).text).not.toMatch(/Arrives|Analytical Way/);
  });

  it('names the code of a discount, calls free what costs nothing, and links to recipes', () => {
    const {text, html} = mailOf({
      items: [{...firstItem, title: 'Sample', variant_title: 'Small', quantity: 1, price_minor: 0}],
      discount_minor: 500,
      discounts: [{code: 'FUSION15', amount_minor: 500}],
      shipping_minor: 0,
      tax_minor: 0,
      total_minor: order.total_minor - order.shipping_minor - order.tax_minor,
    });
    expect(text).toContain('1 x Sample, Small: Free\n  Recipe: https://shop.example/recipes/palak-paneer');
    expect(text).toContain('Discount (FUSION15): -$5.00');
    expect(text).toContain('Shipping: Free');
    expect(text).not.toMatch(/\$0\.00|Tax/);
    expect(html).toContain('href="https://shop.example/recipes/palak-paneer"');
  });

  it('names the bundle of each component, or says "a bundle" while its title is unknown', () => {
    const bundle = {id: 'a', title: 'Starter Set', quantity: 2, variant_id: null};
    const {text, html} = mailOf({
      items: [
        {...firstItem, title: 'Masala Dabba', bundle},
        {...firstItem, title: 'Dal', bundle: {...bundle, title: null, quantity: null}},
      ],
    });
    expect(text).toContain('2 x Masala Dabba (Part of 2 × Starter Set): $15.98');
    expect(text).toContain('2 x Dal (Part of a bundle): $15.98');
    expect(html).toContain('Part of 2 × Starter Set');
  });

  it('stays below what mail programs show for an order of 300 lines, with all costs and the number of the other lines', () => {
    const items = Array.from({length: 300}, (_each, at) => ({
      ...firstItem,
      title: `Chicken Tikka Masala with Basmati Rice ${at}`,
      image_url: `https://cdn.shopify.com/s/files/1/0000/0000/files/pack-${at}.png?v=1&width=128&height=128&crop=center`,
    }));
    const {html, text} = mailOf({items});
    expect(new TextEncoder().encode(html).byteLength).toBeLessThan(100_000);
    for (const part of [html, text]) {
      expect(part).toContain('… and 250 more lines. Your order lists them all.');
      expect(part).toContain('$23.96');
    }
  });

  it('promises the way to the door only if something is sent to an address', () => {
    const promise = 'Follow it from our kitchen to your door.';
    expect(mailOf().text).toContain(promise);
    expect(mailOf({requires_shipping: false}).text).not.toContain(promise);
    expect(mailOf({shipping_address: null}).text).not.toContain(promise);
  });

  it('escapes markup in names and titles', () => {
    const attack = '"><img src=x onerror=alert(1)><a href="https://evil.example">';
    const {html} = mailOf({
      items: [{...firstItem, title: attack, variant_title: attack}],
      shipping_address: order.shipping_address && {...order.shipping_address, first_name: attack},
    });
    expect(html).not.toContain('<img src=x');
    expect(html).not.toContain('evil.example">');
    expect(html).toContain('&#60;img src=x onerror=alert(1)&#62;');
  });

  it('has a line for every cost and none for removed items', () => {
    const {text} = mailOf({
      items: [...order.items, {...firstItem, title: 'Kofta', quantity: 0, removed_quantity: 1}],
      tip_minor: 300,
      duties_minor: 610,
      taxes_included: true,
      tax_minor: 399,
      total_minor: 3306,
    });
    for (const line of ['Shipping: $4.99', 'Duties: $6.10', 'Tip: $3.00', 'Total: $33.06', 'Tax (included): $3.99'])
      expect(text).toContain(line);
    expect(text).not.toContain('Kofta');
  });
});

const SETTINGS = {
  MAIL_API_URL: 'https://mail.example',
  MAIL_API_KEY: 'key',
  MAIL_FROM: 'a@example.com',
  ORDER_CONFIRMATION: 'storefront',
  PUBLIC_ORIGIN: BRAND.origin,
  PUBLIC_STORE_DOMAIN: 'fusion-tiffin.myshopify.com',
  PUBLIC_CHECKOUT_DOMAIN: 'fusion-tiffin.myshopify.com',
};

const JOB = {
  id: 'job',
  key: 'order',
  lease: 'lease',
  details: {shopify_order_id: 'gid', email: 'ada@example.com', gift_note: null},
};

/**
 * Sends the mail of an order; returns it with the called database functions.
 * @param recipient what `start_order_confirmation` returns; null if the order needs no confirmation
 */
async function send(change: object, recipient: string | null, images: Partial<OrderReplica['items'][number]> = {}) {
  const calls: string[] = [];
  const results: Record<string, unknown> = {
    request_order_confirmation: recipient && JOB.key,
    claim_jobs: [JOB],
    start_order_confirmation: recipient,
  };
  const context = {
    config: SETTINGS,
    backend: {call: async (name: string) => (calls.push(name), results[name])},
    storefront: {query: async () => ({shop: {name: BRAND.shopName}})},
    report: vi.fn(),
  } as unknown as AppContext;
  const fetching = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(null, {status: 202}));
  const read = OrderPayloadSchema.parse({...ORDER_BODY, ...change});
  await sendOrderMail(
    context,
    {...read, items: read.items.map((item) => ({...item, ...images}))},
    new Date(ORDER_BODY.created_at),
  );
  const sent = fetching.mock.calls.map(([, init]) => JSON.parse(String(init?.body)) as Mail);
  fetching.mockRestore();
  return {calls, mail: sent[0], count: sent.length};
}

describe('sendOrderMail', () => {
  it.each([
    ['asks for the confirmation of an online order', {source_name: 'web'}, ['request_order_confirmation']],
    ['sends no mail for a point of sale order', {source_name: 'pos'}, []],
    ['sends no mail for a draft order that staff completed', {source_name: 'shopify_draft_order'}, []],
    ['sends no mail for a test order', {test: true}, []],
    ['sends no mail without an email address', {email: null}, []],
  ])('%s', async (_what, change, expected) => {
    const {calls, count} = await send(change, null);
    expect(calls).toEqual(expected);
    expect(count).toBe(0);
  });

  it('sends a guest a secret link', async () => {
    const {calls, mail, count} = await send({}, 'recorded');
    expect(count).toBe(1);
    expect(mail?.to).toBe('ada@example.com');
    expect(calls.at(-1)).toBe('complete_job');
    expect(mail?.html).toMatch(/href="https:\/\/shop\.example\/order\/guest\/[\w-]{43}"/);
    expect(mail?.text).toContain('works for 60 days');
  });

  it('links a customer with an account to their order, without a secret', async () => {
    const {mail} = await send({}, 'owned');
    expect(mail?.html).toContain('href="https://shop.example/order/5001"');
    expect(mail?.html).not.toContain('/order/guest/');
  });

  it.each([
    ['https://cdn.shopify.com/s/files/1/dal.png?v=1', true],
    ['http://cdn.shopify.com/s/files/1/dal.png', false],
    ['https://evil.example/pixel.png', false],
    ['javascript:alert(1)', false],
  ])('decides whether to show a picture from %s: %s', async (image_url, isShown) => {
    const {mail} = await send({}, 'recorded', {image_url});
    const address = 'https://cdn.shopify.com/s/files/1/dal.png?v=1&#38;width=128&#38;height=128&#38;crop=center';
    expect(mail?.html.includes(`src="${address}"`)).toBe(isShown);
    expect([...(mail?.html.matchAll(/src="([^"]+)"/g) ?? [])].every(([, url]) => url?.startsWith('https://'))).toBe(
      true,
    );
  });
});
