import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {SEED_PEOPLE} from '../../../local/seed/people';
import {sha256Base64Url} from '../../../local/kit/secrets';
import {signInTo, textOf, type SignedIn} from '../../support/account';
import {redirectOf} from '../../support/redirect-of';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';
import {createVisitor} from '../../support/visitor';

const {ada, ben} = SEED_PEOPLE;
const SESSION = '__Host-session';
const PAGES = [
  '/profile',
  '/profile/password',
  '/profile/orders',
  '/profile/addresses',
  '/profile/addresses/new',
] as const;
const SAVE = '/profile?index';

let stack: StackWithBackend;
beforeAll(async () => void (stack = await startStackWithBackend()));
beforeEach(() => stack.reset());
afterAll(() => stack.close());

const profileOf = async ({owner}: SignedIn) => {
  const rows = await stack.backend.database.connected(({query}) =>
    query<{first_name: string | null; last_name: string | null}>(
      `select first_name, last_name from public.profiles where user_id = '${owner}'`,
    ),
  );
  return rows[0];
};
const run = (sql: string) => stack.backend.database.connected(({script}) => script(sql));

describe('the account area', () => {
  it.each(PAGES)('shows the sign-in card to signed-out visitors: %s', async (path) => {
    const response = await createVisitor(stack.origin).get(path);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain(`returnTo=${encodeURIComponent(path)}`);
    expect(textOf(html)).toContain('Welcome');
  });

  it.each([...PAGES, '/profile.data', '/profile/addresses.data'])(
    'is neither cacheable nor indexable: %s',
    async (path) => {
      const who = await signInTo(stack, ada);
      const response = await who.get(path);
      expect(response.headers.get('Cache-Control')).toContain('no-store');
      if (!path.endsWith('.data')) expect(await response.text()).toContain('content="noindex"');
    },
  );

  it('shows the customer’s name and its links', async () => {
    const text = await (await signInTo(stack, ada)).read('/profile');
    for (const word of [
      'Ada Byron',
      'ada@example.com',
      'Profile',
      'Orders',
      'Addresses',
      'Log out',
      'Account Information',
    ])
      expect(text).toContain(word);
  });

  it('contains no Shopify token', async () => {
    const issued: string[] = [];
    const who = await signInTo(stack, ada);
    const secrets = new Set(stack.shop.accessTokenHashes());
    expect(secrets.size).toBe(1);
    for (const path of PAGES) issued.push(...((await (await who.get(path)).text()).match(/[\w-]{24,}/g) ?? []));
    const digests = [...new Set(issued)].map(sha256Base64Url);
    expect(digests.filter((digest) => secrets.has(digest))).toEqual([]);
  });

  it('stays closed during a database outage, and keeps the cart and the cookie', async () => {
    const who = await signInTo(stack, ada);
    await stack.backend.fault({path: '/rest/*', mode: 'status', status: 503});
    const response = await who.get('/profile');
    const text = textOf(await response.text());
    expect(response.status).toBe(503);
    expect(text).toContain('Your account cannot be opened right now');
    expect(text).not.toContain('Byron');
    expect(who.cookies.has(SESSION)).toBe(true);
    expect((await who.get('/cart')).status).toBe(200);
    await stack.restartStorefront();
  });

  it('reports that the session ended after it was revoked', async () => {
    const who = await signInTo(stack, ada);
    await run("update private.sessions set revoked_at = now(), revoke_reason = 'test'");
    expect(await who.read('/profile')).toContain('Your session has expired. Please log in again');
    expect(who.cookies.has(SESSION)).toBe(false);
  });

  it('revalidates the layout, too, if the session ended', async () => {
    const who = await signInTo(stack, ada);
    await run("update private.sessions set revoked_at = now(), revoke_reason = 'test'");
    const response = await who.get('/profile/addresses');
    expect(redirectOf(response)).toEqual({status: 302, location: '/profile/addresses'});
    expect(response.headers.get('X-Remix-Reload-Document')).toBe('true');
  });

  it.each(['x', 'a.b.c.d.e', 'é'.repeat(10), 'A'.repeat(3000)])(
    'treats a tampered cookie as signed out: %#',
    async (value) => {
      const who = createVisitor(stack.origin);
      who.cookies.set(SESSION, encodeURIComponent(value));
      const response = await who.get('/profile');
      expect(response.status).toBe(200);
      expect(textOf(await response.text())).toContain('Welcome');
    },
  );

  it('shows no private data after logging out', async () => {
    const who = await signInTo(stack, ada);
    await who.post('/logout', {});
    for (const path of PAGES) expect(await who.read(path)).not.toContain('Byron');
  });
});

describe('a name', () => {
  it('is saved in the database and at Shopify, and appears in the greeting', async () => {
    const who = await signInTo(stack, ada);
    const response = await who.save(SAVE, {intent: 'profile', name: 'Augusta King Noel'});
    expect(redirectOf(response)).toEqual({status: 303, location: '/profile'});
    expect(await profileOf(who)).toEqual({first_name: 'Augusta', last_name: 'King Noel'});
    expect(stack.shop.customer(ada.email)).toMatchObject({firstName: 'Augusta', lastName: 'King Noel'});
    const text = await who.read('/profile');
    expect(text).toContain('Augusta King Noel');
    expect(text).toContain('Profile updated');
  });

  it('keeps two first names if it is saved unchanged', async () => {
    const who = await signInTo(stack, ada);
    await run("update public.profiles set first_name = 'Ada Augusta', last_name = 'Byron'");
    await who.save(SAVE, {intent: 'profile', name: 'Ada Augusta Byron'});
    expect(await profileOf(who)).toEqual({first_name: 'Ada Augusta', last_name: 'Byron'});
  });

  it('falls back to the part of the email address before the @', async () => {
    const who = await signInTo(stack, ada);
    await run('update public.profiles set first_name = null, last_name = null');
    expect(await who.read('/profile')).toMatch(/My Account ada ada@example\.com/);
  });

  it('reports a save that failed at Shopify, and completes it on the next save', async () => {
    const who = await signInTo(stack, ada);
    await stack.shop.fault({op: 'AccountUpdate', mode: 'status', status: 500});
    const response = await who.save(SAVE, {intent: 'profile', name: 'Augusta King'});
    expect(response.status).toBe(502);
    const html = await response.text();
    expect(textOf(html)).toContain('Your name is saved only in part');
    expect(html).toContain('value="Augusta King"');
    expect(await profileOf(who)).toEqual({first_name: 'Augusta', last_name: 'King'});
    expect(stack.shop.customer(ada.email)?.firstName).toBe('Ada');
    await stack.shop.reset();
  });

  it.each([
    ['an empty name', '', 'Name is required'],
    ['blanks', '   ', 'Name is required'],
    ['control characters alone', '\u0000\u0007', 'Name is required'],
    ['100,000 characters', 'x'.repeat(100_000), 'That was more than this form takes'],
    ['a word of 256 letters', 'x'.repeat(256), 'Name is too long'],
    ['markup', '<b>Ada</b>', 'Name cannot contain links or HTML'],
    ['a link', 'https://evil.example', 'Name cannot contain links or HTML'],
  ])('is rejected with a message at its field: %s', async (_what, name, words) => {
    const who = await signInTo(stack, ada);
    const response = await who.save(SAVE, {intent: 'profile', name});
    expect([400, 413]).toContain(response.status);
    expect(textOf(await response.text())).toContain(words);
    expect(stack.shop.customer(ada.email)?.firstName).toBe('Ada');
  });

  it.each(['Zoë 🍛 O’Neil-Śmith', '\u202eadA', '王小明', '__proto__'])('accepts %s', async (name) => {
    const who = await signInTo(stack, ada);
    expect((await who.save(SAVE, {intent: 'profile', name})).status).toBe(303);
    const saved = await profileOf(who);
    expect([saved?.first_name, saved?.last_name].filter(Boolean).join(' ')).toBe(name);
  });

  it('changes no other data if it is sent twice with unknown fields', async () => {
    const who = await signInTo(stack, ada);
    const twice = new URLSearchParams([
      ['owner', who.owner],
      ['name', 'One'],
      ['name', 'Two'],
      ['user_id', 'x'],
    ]);
    expect((await who.post(SAVE, twice)).status).toBe(400);
    await who.save(SAVE, {name: 'Ada King', email: 'evil@example.com', role: 'admin', user_id: 'x', __proto__: 'x'});
    expect(stack.shop.customer(ada.email)).toMatchObject({firstName: 'Ada', lastName: 'King'});
  });

  it('is not saved for another customer who has logged in since', async () => {
    const first = await signInTo(stack, ada);
    const second = await signInTo(stack, ben);
    const response = await second.post(SAVE, {owner: first.owner, name: 'Ada Byron'});
    expect(response.headers.get('Location')).toBe('/profile');
    expect(await second.read('/profile')).toContain('Somebody else has logged in');
    expect(stack.shop.customer(ben.email)?.firstName).toBe('Ben');
  });

  it('is not saved after the session ended', async () => {
    const who = await signInTo(stack, ada);
    await run("update private.sessions set revoked_at = now(), revoke_reason = 'test'");
    const response = await who.save(SAVE, {name: 'Mallory'});
    expect(redirectOf(response)).toEqual({status: 302, location: '/profile'});
    expect(await who.read('/profile')).toContain('Your session has expired. Please log in again');
    expect(stack.shop.customer(ada.email)?.firstName).toBe('Ada');
  });
});
