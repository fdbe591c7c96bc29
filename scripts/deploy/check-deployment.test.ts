import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterEach, describe, expect, it} from 'vitest';
import {checkDeployment} from './check-deployment';
import {parseCheckOptions} from './check-options';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function serve(handle: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const server = createServer(handle);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

async function check(address: string, settings: Record<string, string> = {RECONCILE_SECRET: 'known'}) {
  const lines: string[] = [];
  const code = await checkDeployment(settings, parseCheckOptions([address]), {print: (line) => lines.push(line)});
  return {code, output: lines.join('\n')};
}

describe('a deployment that cannot be checked', () => {
  it('does not answer', async () => {
    const address = await serve(() => {});
    servers.splice(0).forEach((server) => server.close());
    expect(await check(address)).toMatchObject({code: 2, output: expect.stringContaining('does not answer')});
  });

  it('lacks a setting', async () => {
    const address = await serve((_request, response) => response.writeHead(503).end('{}'));
    expect(await check(address)).toMatchObject({code: 2, output: expect.stringContaining('missing or invalid')});
  });

  it('is something else', async () => {
    const address = await serve((_request, response) => response.end('<!doctype html>'));
    expect(await check(address)).toMatchObject({
      code: 2,
      output: expect.stringContaining('not that of this storefront'),
    });
  });

  it('has another secret', async () => {
    const address = await serve((_request, response) => response.end('{"overall": "ok"}'));
    expect(await check(address)).toMatchObject({code: 2, output: expect.stringContaining('RECONCILE_SECRET')});
  });
});

it('says what it cannot see without a secret, and sends none', async () => {
  const authorizations: unknown[] = [];
  const address = await serve((request, response) => {
    authorizations.push(request.headers.authorization);
    response.end('<!doctype html>');
  });
  const {code, output} = await check(address, {});
  expect(code).toBe(1);
  expect(output).toContain('! Settings: cannot be checked: RECONCILE_SECRET');
  // The smoke checks send a wrong one, which must be refused.
  expect(authorizations.filter((each) => each !== 'Bearer wrong').filter(Boolean)).toEqual([]);
});

describe('the arguments', () => {
  it('are an address and options', () => {
    const args = ['https://shop.example/cart', '--preview', '--json', '--also', 'https://other.example'];
    expect(parseCheckOptions(args)).toEqual({
      address: 'https://shop.example',
      isJson: true,
      isPreview: true,
      otherAddresses: ['https://other.example'],
    });
  });

  it.each([
    [[]],
    [['shop.example']],
    [['http://shop.example']],
    [['https://a.example', 'https://b.example']],
    [['https://a.example', '--force']],
  ])('are refused if they are %j', (args) => {
    expect(() => parseCheckOptions(args)).toThrow();
  });
});
