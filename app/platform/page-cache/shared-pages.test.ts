import {beforeEach, expect, it, vi} from 'vitest';
import {createSharedPages} from './shared-pages.server';

const stored = new Map<string, Response>();
const openCache = async () => ({
  match: async (address: RequestInfo | URL) => stored.get(String(address))?.clone(),
  put: async (address: RequestInfo | URL, response: Response) => void stored.set(String(address), response),
});
const importOrigins = vi.fn();
const open = (version = 'build') =>
  createSharedPages({
    openCache,
    version,
    lifetimeS: 60,
    discoveredOrigins: {export: () => '{"primary":"https://a.example"}', import: importOrigins},
  });

const PAGE = {bytes: new TextEncoder().encode('<p>café</p>'), nonceOffsets: [3, 7], storedAtMs: 1_000};

beforeEach(() => {
  stored.clear();
  importOrigins.mockClear();
});

it('returns the page that another isolate stored, and what that isolate had discovered', async () => {
  await open().store('/about', PAGE);
  expect(await open().find('/about')).toEqual(PAGE);
  expect(importOrigins).toHaveBeenCalledExactlyOnceWith('{"primary":"https://a.example"}');
});

it('finds no page of another build', async () => {
  await open().store('/about', PAGE);
  expect(await open('newer').find('/about')).toBeNull();
  expect(importOrigins).not.toHaveBeenCalled();
});

it('returns null for a page whose body is truncated', async () => {
  await open().store('/about', PAGE);
  for (const [address, {headers}] of stored) stored.set(address, new Response('<p>', {headers}));
  expect(await open().find('/about')).toBeNull();
});

it('returns a page whose body arrives in many chunks', async () => {
  await open().store('/about', PAGE);
  for (const [address, {headers}] of stored) {
    const parts = new ReadableStream({
      type: 'bytes',
      start(controller) {
        for (const byte of PAGE.bytes) controller.enqueue(new Uint8Array([byte]));
        controller.close();
      },
    });
    stored.set(address, new Response(parts, {headers}));
  }
  expect(await open().find('/about')).toEqual(PAGE);
});
