import {createServer, request as httpRequest, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {LOCAL_STOREFRONT_SECRETS} from '../../../local/shop/local-credentials';
import {checkDeployment} from '../../../scripts/deploy/check-deployment';
import {readReport} from '../../../scripts/deploy/read-report';
import type {Finding} from '../../../scripts/lib/findings';
import {freePort} from '../../support/free-port';
import {runSchedule} from '../../support/run-schedule';
import {createVisitor} from '../../support/visitor';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';

const {RECONCILE_SECRET: SECRET, SESSION_SECRETS} = LOCAL_STOREFRONT_SECRETS;
const BUYER = '198.51.100.4';
const HEADER = 'oxygen-buyer-ip';

/** A host in front of the storefront, which overwrites the header with the address of the client. */
interface Host {
  readonly origin: string;
  close(): void;
}

async function startHost(port: number, target: () => string): Promise<Host> {
  const server: Server = createServer((incoming, outgoing) => {
    const headers = {...incoming.headers, [HEADER]: BUYER};
    const upstream = httpRequest(
      target() + incoming.url,
      {method: incoming.method, headers, agent: false},
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    upstream.on('error', () => outgoing.destroy());
    incoming.pipe(upstream);
  });
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  return {origin: `http://localhost:${port}`, close: () => void server.close()};
}

let stack: StackWithBackend;
let shop: Host;
let preview: Host;
beforeAll(async () => {
  const port = await freePort();
  const settings = {PUBLIC_ORIGIN: `http://localhost:${port}`, BUYER_IP_HEADER: HEADER};
  stack = await startStackWithBackend(settings);
  shop = await startHost(port, () => stack.origin);
  preview = await startHost(await freePort(), () => stack.origin);
});
afterAll(async () => {
  shop.close();
  preview.close();
  await stack.close();
});

interface Given {
  readonly address?: string;
  readonly isPreview?: boolean;
  readonly otherAddresses?: readonly string[];
  readonly build?: string;
  readonly secret?: string;
  readonly now?: Date;
}

async function check({
  address = shop.origin,
  isPreview = false,
  otherAddresses = [],
  build,
  secret = SECRET,
  now,
}: Given = {}) {
  const deployed = build ?? (await readReport(shop.origin, SECRET).catch(() => null))?.build ?? '';
  const lines: string[] = [];
  const code = await checkDeployment(
    {RECONCILE_SECRET: secret},
    {address, isPreview, otherAddresses, isJson: true},
    {print: (line) => void lines.push(line), expectedBuild: () => deployed, ...(now && {now: () => now})},
  );
  const {findings = [], error} = JSON.parse(lines.join('\n')) as {findings?: Finding[]; error?: string};
  const problems = findings.filter(({level}) => level === 'problem').map(({area}) => area);
  return {code, problems, findings, error};
}

describe('deploy:check', () => {
  it('finds orders that were never compared', async () => {
    expect((await check()).problems).toEqual(['Reconciliation']);
  });

  it('finds a good deployment good, at its address and as a preview elsewhere', async () => {
    await runSchedule(stack);
    expect(await check({otherAddresses: [preview.origin]})).toMatchObject({code: 0, problems: []});
    expect(await check({address: preview.origin, isPreview: true})).toMatchObject({code: 0, problems: []});
  });

  it('finds another address than the public one, which search engines would drop', async () => {
    expect((await check({address: preview.origin})).problems).toEqual(['PUBLIC_ORIGIN', preview.origin]);
  });

  it('finds a header that visitors can send themselves', async () => {
    expect((await check({address: stack.origin, isPreview: true})).problems).toEqual(['BUYER_IP_HEADER']);
  });

  it('finds the build of other sources', async () => {
    expect((await check({build: '0123456789abcdef'})).problems).toEqual(['Build']);
  });

  it('finds orders that were compared too long ago', async () => {
    expect((await check({now: new Date(Date.now() + 4 * 60_000)})).problems).toEqual(['Reconciliation']);
  });

  it('cannot check a deployment with another secret', async () => {
    expect(await check({secret: 'another secret of thirty-two letters'})).toMatchObject({
      code: 2,
      error: expect.stringContaining('does not accept RECONCILE_SECRET'),
    });
  });

  it('finds legacy keys, and a database that does not answer', async () => {
    const claims = Buffer.from(JSON.stringify({role: 'service_role'})).toString('base64url');
    await stack.restartStorefront({SUPABASE_SECRET_KEY: `e30.${claims}.x`});
    expect((await check()).problems).toEqual(expect.arrayContaining(['SUPABASE_SECRET_KEY', 'Reconciliation']));
  });

  it('exits with 2 for a deployment that responds with 503 because settings are missing', async () => {
    await stack.restartStorefront({PRIVATE_STOREFRONT_API_TOKEN: ''});
    expect(await check()).toMatchObject({code: 2, error: expect.stringContaining('503')});
  });
});

it('tells nothing about its settings to visitors', async () => {
  await stack.restartStorefront();
  for (const authorization of ['', 'Bearer wrong', `Basic ${SECRET}`]) {
    const answer = await fetch(`${shop.origin}/health`, {headers: {Authorization: authorization}});
    expect(await answer.json()).not.toHaveProperty('deployment');
  }
  const report = JSON.stringify(await readReport(shop.origin, SECRET));
  expect(report).toContain('shpat_…');
  const {PRIVATE_STOREFRONT_API_TOKEN: token, PUBLIC_STOREFRONT_API_TOKEN: publicToken} = stack.shop.settings;
  for (const value of [token, publicToken, SECRET, SESSION_SECRETS]) expect(report).not.toContain(value);
});

it('sends no mail from another address', async () => {
  let mails = 0;
  const service = createServer((_request, response) => {
    mails += 1;
    response.end('{}');
  });
  await new Promise<void>((resolve) => service.listen(0, 'localhost', resolve));
  const {port} = service.address() as AddressInfo;
  await stack.restartStorefront({
    MAIL_API_URL: `http://localhost:${port}`,
    MAIL_API_KEY: 'key',
    MAIL_FROM: 'shop@shop.example',
  });
  const message = {name: 'Ada', email: 'ada@example.com', topic: 'order', order: '', message: 'Hello?', website: ''};
  await createVisitor(preview.origin).post('/contact', message);
  expect(mails).toBe(0);
  await createVisitor(shop.origin).post('/contact', message);
  expect(mails).toBe(1);
  service.close();
});
