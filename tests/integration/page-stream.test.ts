import {connect} from 'node:net';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {startStack, type Stack} from '../support/stack';

let stack: Stack;
beforeAll(async () => void (stack = await startStack()));
afterAll(() => stack.close());

/** Requests a page that is not cached, and returns the sizes of the chunks of the response. */
async function getChunkSizes(path: string): Promise<readonly number[]> {
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
  const sizes: number[] = [];
  while (rest) {
    const [line = ''] = /^[\da-f]+/.exec(rest) ?? [];
    sizes.push(parseInt(line, 16));
    rest = rest.slice(line.length + 2 + parseInt(line, 16) + 2);
  }
  return sizes;
}

// workerd reads a byte stream in chunks of 4 kB, each of which costs a read and a write.
it('a rendered page is sent in at most four chunks', async () => {
  await getChunkSizes('/product/palak-paneer');
  const sizes = await getChunkSizes('/product/palak-paneer');
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeGreaterThan(50_000);
  expect(sizes.length).toBeLessThanOrEqual(4);
});
