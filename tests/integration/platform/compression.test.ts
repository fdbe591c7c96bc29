import {get as httpGet} from 'node:http';
import {buffer} from 'node:stream/consumers';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {startStack, type Stack} from '../../support/stack';

let stack: Stack;
beforeAll(async () => void (stack = await startStack()));
afterAll(() => stack.close());

/** Fetches without decoding, as `fetch` would. */
async function getEncoded(path: string, accepted: string) {
  const headers = {Accept: 'text/html', ...(accepted && {'Accept-Encoding': accepted})};
  const response = await new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
    httpGet(stack.origin + path, {headers}, resolve).on('error', reject);
  });
  return {encoding: response.headers['content-encoding'], vary: response.headers.vary, body: await buffer(response)};
}

async function findAsset(pattern: RegExp): Promise<string> {
  const {body} = await getEncoded('/', '');
  return pattern.exec(body.toString())?.[0] ?? `no ${pattern}`;
}

const RESOURCES = [
  ['a page', async () => '/products'],
  ['data of a navigation', async () => '/_root.data'],
  ['a script', () => findAsset(/\/assets\/[\w.-]+\.js/)],
  ['a style sheet', () => findAsset(/\/assets\/[\w.-]+\.css/)],
  ['the sprite of icons', async () => '/icons.svg'],
  ['the web manifest', async () => '/manifest.webmanifest'],
] as const;

describe.each(RESOURCES)('%s', (_kind, findPath) => {
  it('is compressed with Brotli for browsers, and with gzip for clients without it', async () => {
    const path = await findPath();
    const [brotli, gzip, plain] = [
      await getEncoded(path, 'gzip, deflate, br, zstd'),
      await getEncoded(path, 'gzip'),
      await getEncoded(path, ''),
    ];
    expect([brotli.encoding, gzip.encoding, plain.encoding]).toEqual(['br', 'gzip', undefined]);
    expect([brotli.vary, gzip.vary]).toEqual([
      expect.stringContaining('Accept-Encoding'),
      expect.stringContaining('Accept-Encoding'),
    ]);
    // The nonces of pages differ, and nothing else.
    const withoutNonce = (bytes: Buffer) =>
      bytes.toString().replaceAll(/(nonce="|"nonce":"|nonce\\":\\")[\w+/=]+/g, '');
    expect(withoutNonce(brotliDecompressSync(brotli.body))).toBe(withoutNonce(plain.body));
    expect(withoutNonce(gunzipSync(gzip.body))).toBe(withoutNonce(plain.body));
    expect(brotli.body.length).toBeLessThan(plain.body.length);
  });
});

it('keeps what else the representation of a page depends on', async () => {
  expect((await getEncoded('/product/palak-paneer', 'br')).vary).toBe('Accept, Accept-Encoding');
});

it('is not applied to fonts, which are compressed already', async () => {
  expect((await getEncoded(await findAsset(/\/assets\/[\w.-]+\.woff2/), 'br')).encoding).toBeUndefined();
});
