import {connect} from 'node:net';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {isPlainBuild} from '../../../scripts/lib/plain-build';
import {startStack, type Stack} from '../../support/stack';

let stack: Stack;
beforeAll(async () => void (stack = await startStack()));
afterAll(() => stack.close());

/** Requests a page that is not cached, and returns the chunks of the response. */
async function getChunks(path: string): Promise<readonly string[]> {
  const {hostname, port, host} = stack.workerUrl();
  const socket = connect(Number(port), hostname);
  const head = [`GET ${path} HTTP/1.1`, `Host: ${host}`, 'Accept: text/html', 'Cookie: __Host-any=1'];
  socket.write([...head, '', ''].join('\r\n'));
  let received = '';
  for await (const data of socket.setEncoding('latin1')) {
    received += data;
    if (received.endsWith('\r\n0\r\n\r\n')) break;
  }
  let rest = received.slice(received.indexOf('\r\n\r\n') + 4);
  const chunks: string[] = [];
  while (rest) {
    const [line = ''] = /^[\da-f]+/.exec(rest) ?? [];
    const start = line.length + 2;
    const end = start + parseInt(line, 16);
    chunks.push(rest.slice(start, end));
    rest = rest.slice(end + 2);
  }
  return chunks;
}

// workerd reads a byte stream in chunks of 4 kB, each of which costs a read and a write.
it.skipIf(isPlainBuild)('a rendered page is sent in at most four chunks', async () => {
  await getChunks('/product/palak-paneer');
  const chunks = await getChunks('/product/palak-paneer');
  expect(chunks.join('').length).toBeGreaterThan(50_000);
  expect(chunks.length).toBeLessThanOrEqual(4);
});

// React would render a fallback for each promise first, which is never sent.
it('the parts of a product page that are in memory are in its data, not promised', async () => {
  const hasPromises = async () =>
    (await getChunks('/product/desi-comfort-trio')).join('').includes(String.raw`[\"P\",`);
  await expect(hasPromises()).resolves.toBe(true);
  await expect(hasPromises()).resolves.toBe(false);
});
