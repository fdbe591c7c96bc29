import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, rmSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {createAsk} from '../support/storefront-client';

const ROOT = path.resolve(import.meta.dirname, '../..');
const TSX = createRequire(import.meta.url).resolve('tsx');

let directory: string;
let started: ChildProcess[];

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'shop-'));
  started = [];
});
afterEach(async () => {
  for (const child of started) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  rmSync(directory, {recursive: true});
});

function start(env: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, ['--import', TSX, 'local/shop/main.ts'], {
    cwd: ROOT,
    // Nobody is there: what a fresh shop tells is for nobody else on this machine.
    env: {PATH: process.env.PATH, PORT: '0', LOCAL_DIR: directory, STOREFRONT_ORIGIN: 'http://localhost:9', ...env},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
  return {
    child,
    output: () => output,
    exitCode: async () => child.exitCode ?? ((await once(child, 'exit'))[0] as number | null),
    origin: async () => {
      while (!output.includes('\n')) await once(child.stdout, 'data');
      return /^local shop (\S+)$/m.exec(output)?.[1] ?? `no origin in: ${output}`;
    },
  };
}

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
