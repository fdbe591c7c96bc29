import {afterAll, beforeAll, expect, it} from 'vitest';
import sharp from 'sharp';
import {PAPER} from '../../../app/styles/paper';
import {startStack, type Stack} from '../../support/stack';

let stack: Stack;
beforeAll(async () => void (stack = await startStack()));
afterAll(() => stack.close());

interface Manifest {
  readonly icons: readonly {
    readonly src: string;
    readonly sizes: string;
    readonly type: string;
    readonly purpose: string;
  }[];
}

it('is linked on every page, with the name that the shop has at Shopify and the colors of the theme', async () => {
  const html = await (await fetch(`${stack.origin}/about`)).text();
  const href = /<link rel="manifest" href="([^"]+)"/.exec(html)?.[1] ?? '';
  const response = await fetch(stack.origin + href);
  expect(response.headers.get('Content-Type')).toBe('application/manifest+json; charset=utf-8');
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=3600');
  expect(await response.json()).toMatchObject({
    name: 'Fusion Tiffin',
    start_url: '/',
    theme_color: PAPER.light,
    background_color: PAPER.light,
  });
});

it('names icons in the sizes that browsers ask for, as immutable files', async () => {
  const {icons} = await (await fetch(`${stack.origin}/manifest.webmanifest`)).json<Manifest>();
  expect(icons.map(({sizes, purpose}) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const {src, sizes, type} of icons) {
    const response = await fetch(new URL(src, stack.origin));
    expect(response.headers.get('Content-Type')).toBe(type);
    expect(response.headers.get('Cache-Control')).toContain('immutable');
    const {width, height} = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});

it('has the icons that browsers ask for by name, in a format that they read', async () => {
  const pictureOf = async (path: string) => {
    const response = await fetch(stack.origin + path);
    expect(response.status).toBe(200);
    return {type: response.headers.get('Content-Type'), bytes: Buffer.from(await response.arrayBuffer())};
  };
  const touch = await pictureOf('/apple-touch-icon.png');
  expect(touch.type).toBe('image/png');
  expect(await sharp(touch.bytes).metadata()).toMatchObject({format: 'png', width: 180, height: 180});
  const {type, bytes} = await pictureOf('/favicon.ico');
  expect(type).toBe('image/x-icon');
  const offsetOfLast = bytes.readUInt32LE(6 + 2 * 16 + 12);
  expect(await sharp(bytes.subarray(offsetOfLast)).metadata()).toMatchObject({format: 'png', width: 48, height: 48});
});

it.each(['/sitemap.xml', '/sitemap/products/1.xml', '/robots.txt', '/products.xml', '/manifest.webmanifest'])(
  'lets Oxygen store %s, and no page',
  async (path) => {
    const policyOf = async (address: string) =>
      (await fetch(stack.origin + address)).headers.get('Oxygen-Cache-Control');
    expect(await policyOf(path)).toBe('public, max-age=3600');
    expect(await policyOf('/')).toBeNull();
  },
);
