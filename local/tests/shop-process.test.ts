import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {useLocalProgram} from '../../tests/support/local-program';
import {createQuery} from '../../tests/support/storefront-client';
import {DISH} from './cart-client';
import {enterCheckout, visit} from './checkout-visitor';

const {start, directory} = useLocalProgram('shop');

const enter = (origin: string) => enterCheckout(origin, {merchandiseId: DISH.plenty, quantity: 1});

describe('the shop process', () => {
  it('prints its address, and restores the carts of its last run', async () => {
    const first = start();
    const created = await createQuery(await first.origin())<{cartCreate: {cart: {id: string}}}>(
      'mutation Create { cartCreate(input: {note: "keep me"}) { cart { id } } }',
    );
    first.child.kill('SIGTERM');
    expect(await first.exitCode()).toBe(0);

    const second = start();
    const {cart} = await createQuery(await second.origin())<{cart: {note: string} | null}>(
      'query Read($id: ID!) { cart(id: $id) { note } }',
      {id: created.cartCreate.cart.id},
    );
    expect(cart).toEqual({note: 'keep me'});
  });

  it('generates its past orders at the first start alone', async () => {
    const ordersOf = async (shop: ReturnType<typeof start>) => {
      const {orders} = await (await fetch(`${await shop.origin()}/__state`)).json<{orders: readonly unknown[]}>();
      shop.child.kill('SIGKILL');
      await shop.exitCode();
      return orders;
    };
    const first = await ordersOf(start());
    expect(first).toHaveLength(405);
    expect(await ordersOf(start())).toEqual(first);
  });

  it('has stored an order before the redirect to the thank-you page, even if it is killed then', async () => {
    const first = start();
    const {pay, thankYouUrl} = await enter(await first.origin());
    const {location} = await pay();
    first.child.kill('SIGKILL');
    expect(location).toBe(new URL(thankYouUrl).pathname);
    await first.exitCode();

    const page = await visit(new URL(location ?? '', await start().origin()).href);
    expect(page.text).toContain('Order #1406 is confirmed');
  });

  it('does not redirect to the thank-you page if it cannot store the order, and exits with the reason', async () => {
    const shop = start();
    const {pay} = await enter(await shop.origin());
    mkdirSync(path.join(directory(), 'shop.json.new'), {recursive: true});
    await expect(pay()).rejects.toThrow('fetch failed');
    expect(await shop.exitCode()).toBe(1);
    expect(shop.output()).toContain(`The local shop cannot keep its data in ${directory()}`);
    expect(shop.output()).not.toContain('    at ');
  });

  it('does not start if it cannot write its data, and names the folder', async () => {
    const file = path.join(directory(), 'file');
    writeFileSync(file, '');
    const refused = start({LOCAL_DIR: path.join(file, 'shop')});
    expect(await refused.exitCode()).toBe(1);
    expect(refused.output()).toMatch(/^The local shop cannot keep its data in \S+ \(ENOTDIR: .*LOCAL_DIR\.\n$/);
  });

  it('links to the configured storefront', async () => {
    const {origin} = start({STOREFRONT_ORIGIN: 'http://localhost:3999/'});
    const document = 'query Menu { menu(handle: "main-menu") { items { url } } }';
    expect(await createQuery(await origin())(document)).toMatchObject({
      menu: {items: [{url: 'http://localhost:3999/'}, {url: 'http://localhost:3999/products'}, {}, {}]},
    });
  });

  it.each([
    ['in production', {NODE_ENV: 'production'}, 'does not run in production'],
    ['with an invalid storefront origin', {STOREFRONT_ORIGIN: 'nowhere'}, 'STOREFRONT_ORIGIN'],
    ['on an invalid port', {PORT: '70000'}, 'PORT'],
  ])('does not start %s', async (_where, env, reason) => {
    const refused = start(env);
    expect(await refused.exitCode()).toBe(1);
    expect(refused.output()).toContain(reason);
  });
});
