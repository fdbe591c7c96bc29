import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {startLocalShop, type LocalShop} from '../../tests/support/local-shop';

let shop: LocalShop;

beforeAll(async () => {
  shop = await startLocalShop();
});
beforeEach(() => shop.reset());
afterAll(() => shop.close());

const MAIL = {
  from: 'Fusion Tiffin <hello@fusiontiffin.example>',
  to: 'ada@example.com',
  subject: 'Confirm your subscription',
  text: 'Follow http://localhost:3000/confirm?token=1&list=2 please.',
  html: '<p>Follow <a href="http://localhost:3000/confirm?token=1&amp;list=2">this</a> <script>alert(1)</script></p>',
};

const outbox = (path = '', init?: RequestInit) =>
  fetch(`${shop.origin}/__outbox${path}`, {redirect: 'manual', ...init});
const send = (mail: unknown, headers: Record<string, string> = {}) =>
  outbox('', {method: 'POST', body: JSON.stringify(mail), headers: {'content-type': 'application/json', ...headers}});

describe('the outbox as a mail API', () => {
  it('accepts a mail of the storefront and lists it', async () => {
    const response = await send(MAIL);
    expect(response.status).toBe(202);
    const {id} = await response.json<{id: string}>();
    expect(await shop.mails('ADA@example.com')).toEqual([
      {
        ...MAIL,
        id,
        at: '2026-06-01T12:00:00.000Z',
        to: ['ada@example.com'],
        links: ['http://localhost:3000/confirm?token=1&list=2'],
      },
    ]);
    expect(await shop.mails('ben@example.com')).toEqual([]);
  });

  it('stores the mails of one idempotency key once, with the address for answers', async () => {
    const mail = {...MAIL, reply_to: 'ben@example.com'};
    const first = await (await send(mail, {'idempotency-key': 'once'})).json<{id: string}>();
    const second = await (await send(mail, {'idempotency-key': 'once'})).json<{id: string}>();
    expect(second).toEqual(first);
    await send(mail, {'idempotency-key': 'another'});
    expect(await shop.mails()).toMatchObject([{replyTo: 'ben@example.com'}, {replyTo: 'ben@example.com'}]);
    expect(await (await outbox()).text()).toContain('answers to ben@example.com');
  });

  it('accepts several recipients and a mail without HTML', async () => {
    await send({...MAIL, html: undefined, to: ['ada@example.com', 'ben@example.com']});
    expect(await shop.mails('ben@example.com')).toMatchObject([{html: null}]);
  });

  it.each([
    ['no recipient', {...MAIL, to: []}, 'to'],
    ['an invalid address', {...MAIL, to: 'ada'}, 'to'],
    ['a header in its subject', {...MAIL, subject: 'Hi\r\nBcc: eve@example.com'}, 'subject'],
    ['no content', {...MAIL, text: undefined, html: undefined}, 'text'],
    ['an invalid body', [], ''],
  ])('refuses a mail with %s by the name of the key', async (_what, mail, key) => {
    const response = await send(mail);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({errors: [{key}]});
    expect(await shop.mails()).toEqual([]);
  });

  it('fails while a fault is set, and is logged', async () => {
    await shop.fault({path: '/__outbox', mode: 'status', status: 503, times: 1});
    expect((await send(MAIL)).status).toBe(503);
    expect((await send(MAIL)).status).toBe(202);
    expect((await shop.log()).operations).toContainEqual({
      api: 'mail',
      operation: 'POST /__outbox',
      count: 2,
      errors: 1,
    });
  });

  it('is empty after a reset', async () => {
    await send(MAIL);
    await shop.reset();
    expect(await shop.mails()).toEqual([]);
  });

  it('keeps the newest two hundred', async () => {
    for (let count = 1; count <= 202; count += 1) await send({...MAIL, subject: `Letter ${count}`});
    const subjects = (await shop.mails()).map(({subject}) => subject);
    expect({length: subjects.length, first: subjects[0], last: subjects.at(-1)}).toEqual({
      length: 200,
      first: 'Letter 202',
      last: 'Letter 3',
    });
  });
});

describe('the outbox as a page', () => {
  it('shows mails, the newest first, with links that can be followed', async () => {
    await send(MAIL);
    await send({...MAIL, subject: '<i>Second</i>', to: 'ben@example.com'});
    const page = await (await outbox()).text();
    expect(page.indexOf('&lt;i&gt;Second&lt;/i&gt;')).toBeLessThan(page.indexOf(MAIL.subject));
    expect(page).toContain('<a href="http://localhost:3000/confirm?token=1&amp;list=2">');
    const filtered = await (await outbox('?to=ben@example.com')).text();
    expect(filtered).not.toContain(MAIL.subject);
  });

  it('says so when there is none', async () => {
    expect(await (await outbox()).text()).toContain('No mail yet');
  });

  it('shows the HTML of a mail where nothing in it can run', async () => {
    await send(MAIL);
    const [mail] = await shop.mails();
    const response = await outbox(`/${mail?.id}`);
    expect(await response.text()).toBe(MAIL.html);
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(response.headers.get('content-security-policy')).toMatch(/img-src http:\/\/localhost:3000$/);
    expect((await outbox('/none')).status).toBe(404);
  });
});

describe('access to the outbox', () => {
  it.each<Record<string, string>>([
    {origin: 'http://localhost:3000'},
    {origin: 'https://evil.example'},
    {'sec-fetch-site': 'cross-site'},
  ])('is denied to a page with %j', async (headers) => {
    await send(MAIL);
    expect((await outbox('.json', {headers})).status).toBe(403);
    expect((await send(MAIL, headers)).status).toBe(403);
  });

  it('is allowed to a visitor who follows a link', async () => {
    const followed = new Request(`${shop.origin}/__outbox`, {
      headers: {'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'navigate'},
    });
    expect((await shop.shop.fetch(followed)).status).toBe(200);
  });

  it('is denied to another host name that resolves to this machine', async () => {
    const rebound = new Request('http://rebound.example/__outbox', {headers: {'sec-fetch-mode': 'navigate'}});
    expect((await shop.shop.fetch(rebound)).status).toBe(403);
  });
});
