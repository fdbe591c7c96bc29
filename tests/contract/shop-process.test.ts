import {describe, expect, it} from 'vitest';
import {useLocalProgram} from '../support/local-program';
import {createAsk} from '../support/storefront-client';

const {start} = useLocalProgram('shop');

describe('the shop as a process', () => {
  it('prints its address, and has the carts of its last run', async () => {
    const first = start();
    const created = await createAsk(await first.origin())<{cartCreate: {cart: {id: string}}}>(
      'mutation Create { cartCreate(input: {note: "keep me"}) { cart { id } } }',
    );
    first.child.kill('SIGTERM');
    expect(await first.exitCode()).toBe(0);

    const second = start();
    const {cart} = await createAsk(await second.origin())<{cart: {note: string} | null}>(
      'query Read($id: ID!) { cart(id: $id) { note } }',
      {id: created.cartCreate.cart.id},
    );
    expect(cart).toEqual({note: 'keep me'});
  });

  it('leads to the storefront it was told of', async () => {
    const {origin} = start({STOREFRONT_ORIGIN: 'http://localhost:3999/'});
    const document = 'query Menu { menu(handle: "main-menu") { items { url } } }';
    expect(await createAsk(await origin())(document)).toMatchObject({
      menu: {items: [{url: 'http://localhost:3999/'}, {url: 'http://localhost:3999/products'}, {}, {}]},
    });
  });

  it.each([
    ['in production', {NODE_ENV: 'production'}, 'does not run in production'],
    ['without a storefront that can be reached', {STOREFRONT_ORIGIN: 'nowhere'}, 'STOREFRONT_ORIGIN'],
    ['on a port that is none', {PORT: '70000'}, 'PORT'],
  ])('does not start %s', async (_where, env, reason) => {
    const refused = start(env);
    expect(await refused.exitCode()).toBe(1);
    expect(refused.output()).toContain(reason);
  });
});
