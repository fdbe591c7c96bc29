import {expect, it} from 'vitest';
import {readBody, readBodyOrStart} from './read-body.server';

const MAX = 10;

/** A body that arrives in chunks and counts how many were read. */
function streaming(pieces: number) {
  let sent = 0;
  const body = new ReadableStream({
    pull(controller) {
      if (sent === pieces) return controller.close();
      sent += 1;
      controller.enqueue(new TextEncoder().encode('four'));
    },
  });
  const init = {method: 'POST', body, duplex: 'half'};
  return {request: new Request('https://shop.example/', init), sent: () => sent};
}

it('returns the exact bytes, however they arrive', async () => {
  expect(new TextDecoder().decode((await readBody(streaming(2).request, MAX)) ?? undefined)).toBe('fourfour');
});

it('stops reading while the body streams', async () => {
  const endless = streaming(1_000);
  expect(await readBody(endless.request, MAX)).toBeNull();
  expect(endless.sent()).toBeLessThan(10);
});

it('reads a body slightly above the limit to its end, so that its sender receives the response', async () => {
  const threePieces = streaming(3);
  expect(await readBody(threePieces.request, MAX)).toBeNull();
  expect(threePieces.sent()).toBe(3);
});

it('rejects a content length above the limit without reading', async () => {
  const request = new Request('https://shop.example/', {method: 'POST', headers: {'Content-Length': '21'}, body: 'x'});
  expect(await readBody(request, MAX)).toBeNull();
  expect(request.bodyUsed).toBe(false);
});

it('returns an empty body if there is none', async () => {
  expect(await readBody(new Request('https://shop.example/', {method: 'POST'}), MAX)).toHaveLength(0);
});

it('returns the start of a body that is larger than allowed, and stops reading while it streams', async () => {
  const endless = streaming(1_000);
  const {bytes, isWhole} = await readBodyOrStart(endless.request, {maxBytes: MAX, startBytes: 6});
  expect([new TextDecoder().decode(bytes), isWhole]).toEqual(['fourfo', false]);
  expect(endless.sent()).toBeLessThan(10);
  const whole = await readBodyOrStart(streaming(2).request, {maxBytes: MAX, startBytes: 6});
  expect([new TextDecoder().decode(whole.bytes), whole.isWhole]).toEqual(['fourfour', true]);
});

it('returns the start of a body whose length is announced above the limit', async () => {
  const init = {method: 'POST', headers: {'Content-Length': '21'}, body: 'four and more than that'};
  const {bytes, isWhole} = await readBodyOrStart(new Request('https://shop.example/', init), {
    maxBytes: MAX,
    startBytes: 4,
  });
  expect([new TextDecoder().decode(bytes), isWhole]).toEqual(['four', false]);
});

it('reads and discards as much as it is told, so that the sender receives the response', async () => {
  const pieces = streaming(20);
  const {bytes, isWhole} = await readBodyOrStart(pieces.request, {maxBytes: MAX, startBytes: 4, maxReadBytes: 80});
  expect([new TextDecoder().decode(bytes), isWhole, pieces.sent()]).toEqual(['four', false, 20]);
});
