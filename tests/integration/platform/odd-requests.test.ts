import {connect} from 'node:net';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {startStack, type Stack} from '../../support/stack';

let stack: Stack;
beforeAll(async () => void (stack = await startStack()));
afterAll(() => stack.close());

/** Sends a request line and a host as they are, which no HTTP client would. */
function send(to: URL | string, line: string, host: string): Promise<{readonly status: number; readonly text: string}> {
  const {hostname, port} = new URL(to);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname, () =>
      socket.write(`${line} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`),
    );
    socket.on('data', (chunk) => void chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => {
      const text = Buffer.concat(chunks).toString();
      resolve({status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1]), text});
    });
  });
}

const ODD_HOSTS = ['a b', '', 'ada@shop.example', 'ada:secret@shop.example', 'shop.example/x', 'a:b'];

describe('the storefront', () => {
  it.each(ODD_HOSTS)('refuses the host %j with the security headers', async (host) => {
    const {status, text} = await send(stack.origin, 'GET /', host);
    expect(status).toBe(400);
    expect(text).toMatch(/x-content-type-options: nosniff/i);
  });

  it('serves an absolute URL as a path', async () => {
    const {status, text} = await send(stack.origin, `GET ${stack.origin}/about`, new URL(stack.origin).host);
    expect(status).toBe(200);
    expect(text).toContain('<title>About - Fusion Tiffin</title>');
  });

  it('answers a question about the whole server', async () => {
    const {status, text} = await send(stack.origin, 'OPTIONS *', new URL(stack.origin).host);
    expect(status).toBe(204);
    expect(text).toMatch(/x-content-type-options: nosniff/i);
  });
});

describe('the worker', () => {
  it('refuses a URL that cannot be parsed, as workerd makes it of the host "a b"', async () => {
    const {default: worker} = (await import(new URL('../../../dist/server/index.js', import.meta.url).href)) as {
      default: {fetch: (request: object, env: object, execution: object) => Promise<Response>};
    };
    const request = {url: 'http://a b/about', method: 'GET', headers: new Headers()};
    const {status, headers} = await worker.fetch(request, {}, {waitUntil: () => undefined});
    expect({status, options: headers.get('X-Content-Type-Options')}).toEqual({status: 400, options: 'nosniff'});
  });
});
