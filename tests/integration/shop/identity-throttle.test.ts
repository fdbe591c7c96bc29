import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {SEED_PASSWORD, SEED_PEOPLE} from '../../../local/seed/people';
import {redirectOf} from '../../support/redirect-of';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';
import {createVisitor, signInFields, signUpFields} from '../../support/visitor';

const {ada, ben, chitra, elena} = SEED_PEOPLE;

let stack: StackWithBackend;
beforeAll(async () => void (stack = await startStackWithBackend({BUYER_IP_HEADER: 'oxygen-buyer-ip'})));
beforeEach(() => stack.reset());
afterAll(() => stack.close());

const tryIt = (email: string, password: string, headers: Record<string, string> = {}) =>
  createVisitor(stack.origin).post('/auth', signInFields(email, password), headers);
const from = (address: string) => ({'oxygen-buyer-ip': address});

async function failTenTimes(emailOf: (at: number) => string, headersOf: (at: number) => Record<string, string>) {
  for (let at = 0; at < 10; at += 1) expect((await tryIt(emailOf(at), 'wrong', headersOf(at))).status).toBe(400);
}

describe('the eleventh failure within ten minutes', () => {
  it('is rejected for an address, from any client and with forged headers, while recovery stays available', async () => {
    const forged = (at: number) => ({
      ...from(`192.0.2.${at}`),
      'X-Forwarded-For': `198.51.100.${at}`,
      'X-Real-IP': `198.51.100.${at}`,
      'CF-Connecting-IP': `203.0.113.${at}`,
      'True-Client-IP': `203.0.113.${at}`,
    });
    await failTenTimes(() => ada.email, forged);
    const refused = await tryIt(` ${ada.email.toUpperCase()} `, SEED_PASSWORD, forged(11));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(500);
    expect(await refused.text()).toMatch(/Too many attempts. Wait 10 minutes and try again, or reset your password\./);
    const recovery = await createVisitor(stack.origin).post('/account/recover', {email: ada.email}, forged(12));
    expect(recovery.headers.get('Location')).toBe('/account/recover?sent');
    expect(await stack.shop.mails(ada.email)).toHaveLength(1);
    expect((await tryIt(ben.email, SEED_PASSWORD, forged(13))).status).toBe(303);
  });

  it('is accepted in a browser that the owner has signed in with before, which has ten tries of its own', async () => {
    const owner = createVisitor(stack.origin);
    const signIn = (email: string, password: string) =>
      owner.post('/auth', signInFields(email, password), from('192.0.2.1'));
    expect((await signIn(ada.email, SEED_PASSWORD)).status).toBe(303);
    expect((await owner.post('/logout', {})).status).toBeLessThan(400);
    await failTenTimes(
      () => ada.email,
      (at) => from(`198.51.100.${at}`),
    );
    await failTenTimes(
      () => ben.email,
      () => from('192.0.2.1'),
    );
    expect((await tryIt(ada.email, SEED_PASSWORD, from('203.0.113.1'))).status).toBe(429);
    expect((await signIn(ben.email, SEED_PASSWORD)).status).toBe(429);
    for (let at = 0; at < 10; at += 1) expect((await signIn(ada.email, 'wrong')).status).toBe(400);
    expect((await signIn(ada.email, SEED_PASSWORD)).status).toBe(429);
  });

  it('is rejected for a client that forges every header except the platform’s', async () => {
    const forged = (at: number) => ({
      ...from('192.0.2.200'),
      'X-Forwarded-For': `198.51.100.${at}`,
      'X-Real-IP': `198.51.100.${at}`,
      'CF-Connecting-IP': `203.0.113.${at}`,
    });
    await failTenTimes((at) => `nobody${at}@example.com`, forged);
    expect((await tryIt(ada.email, SEED_PASSWORD, forged(11))).status).toBe(429);
  });

  it('is rejected for a client’s whole network, for every account', async () => {
    await failTenTimes(
      (at) => `nobody${at}@example.com`,
      (at) => from(`2001:db8:1:2::${at + 1}`),
    );
    expect((await tryIt(ada.email, SEED_PASSWORD, from('2001:db8:1:2:ffff::1'))).status).toBe(429);
    expect((await tryIt(ada.email, SEED_PASSWORD, from('2001:db8:1:3::1'))).status).toBe(303);
  });

  it('is rejected sooner without the shared counter, and a success does not count', async () => {
    await stack.backend.fault({path: '/rest/v1/rpc/consume_rate_limit', mode: 'status', status: 503});
    const statuses: number[] = [];
    for (let at = 0; at < 6; at += 1)
      statuses.push((await tryIt('zoe@example.com', 'wrong', from('203.0.113.9'))).status);
    expect(statuses.slice(0, 5).every((status) => status !== 429)).toBe(true);
    expect(statuses[5]).toBe(429);
    await stack.restartStorefront();
  });
});

describe('without a trusted header', () => {
  beforeAll(() => stack.restartStorefront({BUYER_IP_HEADER: 'none'}));
  afterAll(() => stack.restartStorefront());

  it('wrong passwords for many accounts lock no other account, and each account has its own limit', async () => {
    for (let at = 0; at < 101; at += 1) expect((await tryIt(`nobody${at}@example.com`, 'wrong')).status).toBe(400);
    expect((await tryIt(ben.email, SEED_PASSWORD)).status).toBe(303);
    await failTenTimes(
      () => ada.email,
      () => ({}),
    );
    expect((await tryIt(ada.email, SEED_PASSWORD)).status).toBe(429);
  });
});

describe('a trusted header that is a list', () => {
  beforeAll(() => stack.restartStorefront({BUYER_IP_HEADER: 'X-Forwarded-For'}));
  afterAll(() => stack.restartStorefront());

  it('identifies clients by the address that the proxy appended, regardless of earlier entries', async () => {
    const via = (at: number, client: string) => ({'X-Forwarded-For': `198.51.100.${at}, ${client}`});
    await failTenTimes(
      (at) => `nobody${at}@example.com`,
      (at) => via(at, '192.0.2.7'),
    );
    expect((await tryIt(ada.email, SEED_PASSWORD, via(11, '192.0.2.7'))).status).toBe(429);
    expect((await tryIt(ada.email, SEED_PASSWORD, via(11, '192.0.2.8'))).status).toBe(303);
  });
});

describe('the buyer IP that Shopify receives', () => {
  it('is the one from the platform, regardless of other headers', async () => {
    const forged = {'X-Forwarded-For': '198.51.100.1', 'Shopify-Storefront-Buyer-IP': '198.51.100.2'};
    await tryIt(ada.email, SEED_PASSWORD, {...from('192.0.2.5'), ...forged});
    const asked = (await stack.shop.log()).requests.filter(({operation}) => operation === 'CustomerSignIn');
    expect(asked.map(({headers}) => headers['shopify-storefront-buyer-ip'])).toEqual(['192.0.2.5']);
  });
});

describe('registering', () => {
  it('is rejected for an address after ten attempts from any client, while others stay available', async () => {
    const signUp = (email: string, at: number) =>
      createVisitor(stack.origin).post(
        '/auth?tab=sign-up',
        signUpFields(email, `long enough ${at} marker`),
        from(`192.0.2.${at}`),
      );
    for (let at = 0; at < 10; at += 1) {
      const response = await signUp(ada.email, at);
      expect({status: response.status, text: await response.text()}).toEqual({
        status: 400,
        text: expect.stringContaining('already exists'),
      });
    }
    const refused = await signUp(` ${ada.email.toUpperCase()}`, 11);
    expect(refused.status).toBe(429);
    expect(await refused.text()).not.toContain('already exists');
    expect((await signUp('new@example.com', 12)).status).toBe(303);
  });

  it('is rejected for a client after ten attempts, so that it cannot find out who has an account', async () => {
    for (let at = 0; at < 10; at += 1) {
      const fields = signUpFields(`${at}-${ada.email}`, 'short');
      await createVisitor(stack.origin).post('/auth?tab=sign-up', fields, from('192.0.2.77'));
      const taken = signUpFields(ada.email, `long enough ${at} marker`);
      const response = await createVisitor(stack.origin).post('/auth?tab=sign-up', taken, from('192.0.2.77'));
      expect(response.status).toBe(400);
    }
    const fields = signUpFields('new@example.com', 'long enough marker');
    const refused = await createVisitor(stack.origin).post('/auth?tab=sign-up', fields, from('192.0.2.77'));
    expect(refused.status).toBe(429);
  });
});

/** Returns the number of requests of each operation that the shop receives meanwhile. */
async function requestsOf(action: () => Promise<void>): Promise<Readonly<Record<string, number>>> {
  const counts = async () =>
    Object.fromEntries((await stack.shop.log()).operations.map(({operation, count}) => [operation, count]));
  const before = await counts();
  await action();
  const after = Object.entries(await counts());
  return Object.fromEntries(after.map(([operation, count]) => [operation, count - (before[operation] ?? 0)]));
}

// How long it takes is compared in `tests/nightly/same-time.test.ts`.
describe('a wrong password, an unknown address, an inactive account and an account without a password', () => {
  it('receive the same response after the same requests to Shopify', async () => {
    const found = new Set<string>();
    await tryIt('warm@example.com', 'wrong', from('192.0.2.1'));
    for (const [at, email] of [ben.email, 'none@example.com', chitra.email, elena.email].entries()) {
      const requests = await requestsOf(async () => {
        const response = await tryIt(email, 'wrong', from(`198.51.${at}.1`));
        const body = (await response.text()).replaceAll(email, '{email}').replaceAll(/nonce="[^"]*"/g, '');
        const headers = [...response.headers].filter(([name]) => !['content-security-policy', 'date'].includes(name));
        found.add(JSON.stringify([response.status, headers, body]));
      });
      found.add(JSON.stringify(requests));
    }
    expect(found.size, [...found].join('\n')).toBe(2);
  });
});

describe('requesting a reset link', () => {
  it('receives the same response for a known, an unknown and a rate-limited address', async () => {
    const ask = (email: string, at: number) =>
      createVisitor(stack.origin).post('/account/recover', {email}, from(`198.51.100.${at}`));
    for (let at = 0; at < 10; at += 1) await ask(chitra.email, at);
    const requests = await requestsOf(async () => {
      for (const email of [ada.email, 'none@example.com', chitra.email])
        expect(redirectOf(await ask(email, 30))).toEqual({status: 303, location: '/account/recover?sent'});
    });
    expect(requests).toMatchObject({CustomerRecover: 2});
  });
});
