import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {GOOGLE_PEOPLE} from '../../../local/backend/google/google-people';
import {chooseAtGoogle, chooseFrom, isKnown, signInAtGoogle} from '../../support/google-visitor';
import {redirectOf} from '../../support/redirect-of';
import {PRODUCTION_TIMEOUT, startStackWithBackend, type StackWithBackend} from '../../support/stack';
import {createVisitor} from '../../support/visitor';

const {ada, ben, esra} = GOOGLE_PEOPLE;
const FLOW = '__Host-google-sign-in';
/** Matches ID tokens and refresh tokens of Google. */
const TOKEN = String.raw`eyJ[\w-]+\.eyJ|(refresh|provider)_token`;

let stack: StackWithBackend;
beforeAll(async () => void (stack = await startStackWithBackend()));
beforeEach(() => stack.reset());
afterAll(() => stack.close());

const visitor = () => createVisitor(stack.origin);
const locationOf = (response: Response) => response.headers.get('location');
const rows = <Row extends object>(sql: string) => stack.backend.database.connected(({query}) => query<Row>(sql));
const tokenCalls = async () =>
  (await stack.backend.log()).requests.filter(({path}) => path === '/auth/v1/token').length;

describe('signing in with Google', () => {
  it('requests only the identity, with a new prompt and no refresh token', async () => {
    const start = await visitor().post('/auth/google', {});
    const url = new URL(locationOf(start) ?? '');
    expect(url.origin).toBe(stack.backend.origin);
    expect(url.searchParams.get('prompt')).toBe('select_account');
    expect([...url.searchParams.keys()]).not.toContain('access_type');
    const back = new URL(url.searchParams.get('redirect_to') ?? '');
    expect(back.origin + back.pathname).toBe(`${stack.origin}/auth/callback`);
  });

  it('starts a session, confirms it, and redirects to the validated path', async () => {
    for (const [asked, target] of [
      ['/products?sort=price', '/products?sort=price'],
      ['https://evil.example', '/profile'],
      ['/\\evil.example', '/profile'],
      ['/auth', '/profile'],
    ] as const) {
      const browser = visitor();
      const done = await signInAtGoogle(browser, stack, ada, {returnTo: asked});
      expect(redirectOf(done)).toEqual({status: 303, location: target});
      expect(browser.cookies.get('__Host-flash')).toBe('signed-in-with-google');
      expect(await isKnown(browser)).toBe(true);
    }
    const people = await rows<{subject: string}>("select subject from private.identities where issuer = 'google'");
    expect(people).toEqual([{subject: ada.sub}]);
    expect(await tokenCalls()).toBe(4);
  });

  it('builds the redirect URL from the settings, regardless of the Host header', async () => {
    const start = await visitor().post('/auth/google', {}, {'X-Forwarded-Host': 'evil.example'});
    expect(new URL(locationOf(start) ?? '').searchParams.get('redirect_to')).toContain(stack.origin);
  });

  it('ends the Supabase Auth session immediately', async () => {
    await signInAtGoogle(visitor(), stack, ada);
    await expect.poll(() => rows('select id from auth.sessions')).toEqual([]);
  });

  it('stores no Google token in the database', async () => {
    await signInAtGoogle(visitor(), stack, ada);
    await expect.poll(() => rows('select token from auth.refresh_tokens')).toEqual([]);
    const columns = await rows<{place: string; name: string}>(
      `select format('%I.%I', table_schema, table_name) as place, format('%I', column_name) as name
      from information_schema.columns
      where table_schema in ('public', 'private', 'auth') and data_type in ('text', 'character varying', 'json', 'jsonb')`,
    );
    expect(columns.length).toBeGreaterThan(50);
    const search = columns.map(
      ({place, name}) => `select '${place}.${name}' as found from ${place} where ${name}::text ~ '${TOKEN}'`,
    );
    expect(await rows(search.join(' union all '))).toEqual([]);
  });

  it('stores state and verifier in an encrypted HttpOnly cookie', async () => {
    const start = await visitor().post('/auth/google', {});
    const cookie = start.headers.getSetCookie().find((line) => line.startsWith(FLOW)) ?? '';
    expect(cookie).toMatch(/; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
    const state = new URL(new URL(locationOf(start) ?? '').searchParams.get('redirect_to') ?? '').searchParams.get(
      'state',
    );
    expect(state?.length).toBeGreaterThanOrEqual(43);
    expect(cookie).not.toContain(state);
  });

  it('does not start on GET, or without a Google client', async () => {
    expect(locationOf(await visitor().get('/auth/google'))).toBe('/auth');
    await stack.restartStorefront({GOOGLE_CLIENT_ID: ''});
    expect(locationOf(await visitor().post('/auth/google', {}))).toBe('/auth');
    expect(await (await visitor().get('/auth')).text()).not.toContain('Continue with Google');
    await stack.restartStorefront();
  });
});

describe('a callback from Google', () => {
  const refused = async (path: string, browser = visitor()) => {
    const before = await tokenCalls();
    const response = await browser.get(path);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('Sign-in failed');
    expect(await isKnown(browser)).toBe(false);
    expect(await tokenCalls()).toBe(before);
  };

  it('is accepted once, even with the previous cookies', async () => {
    const browser = visitor();
    const path = await chooseAtGoogle(browser, stack, ada);
    const copy = createVisitor(stack.origin, browser);
    expect((await browser.get(path)).status).toBe(303);
    await refused(path, copy);
    expect((await browser.get(path)).status).toBe(400);
    expect(await isKnown(browser)).toBe(true);
  });

  it('is accepted only in the browser that started it', async () => {
    const path = await chooseAtGoogle(visitor(), stack, ada);
    await refused(path);
    const other = visitor();
    await chooseAtGoogle(other, stack, ben);
    await refused(path, other);
  });

  it('of a tab whose sign-in another tab replaced starts it again by itself', async () => {
    const browser = visitor();
    const older = await chooseAtGoogle(browser, stack, ada);
    const newer = await chooseAtGoogle(browser, stack, ada, {returnTo: '/cart'});
    const again = await browser.get(older);
    expect(again.status).toBe(303);
    expect(await isKnown(browser)).toBe(false);
    const done = await browser.get(await chooseFrom(locationOf(again) ?? '', stack, ada));
    expect(redirectOf(done)).toEqual({status: 303, location: '/cart'});
    expect(await isKnown(browser)).toBe(true);
    const late = await browser.get(newer);
    expect(late.status).toBe(400);
    expect(await late.text()).toContain('Another tab of this browser has signed you in already.');
  });

  it('of a replaced sign-in starts it again once only', async () => {
    const browser = visitor();
    const older = await chooseAtGoogle(browser, stack, ada);
    const newer = await chooseAtGoogle(browser, stack, ada);
    const again = await chooseFrom(locationOf(await browser.get(older)) ?? '', stack, ada);
    expect((await browser.get(newer)).status).toBe(303);
    await refused(older, browser);
    await refused(again, browser);
  });

  it.each([
    ['without a state', (path: string) => path.replace(/state=[^&]*&?/, '')],
    ['with another state', (path: string) => path.replace(/state=[^&]*/, 'state=guessed')],
    ['with two states', (path: string) => `${path}&state=guessed`],
    ['without a code', (path: string) => path.replace(/&?code=[^&]*/, '')],
    ['without parameters', () => '/auth/callback'],
  ])('is rejected %s', async (_what, spoil) => {
    const browser = visitor();
    await refused(spoil(await chooseAtGoogle(browser, stack, ada)), browser);
  });

  it('is rejected with another person’s code', async () => {
    const browser = visitor();
    const [own, foreign] = [await chooseAtGoogle(browser, stack, ada), await chooseAtGoogle(visitor(), stack, ben)];
    const code = new URLSearchParams(foreign.split('?')[1]).get('code') ?? '';
    const response = await browser.get(own.replace(/code=[^&]*/, `code=${code}`));
    expect(locationOf(response)).toBe('/auth');
    expect(await isKnown(browser)).toBe(false);
  });

  it('reports an error of Supabase Auth once', async () => {
    const browser = visitor();
    await browser.get((await chooseAtGoogle(browser, stack, ada)).replace(/code=[^&]*/, 'code=guessed'));
    const description = 'invalid flow state, no valid flow state found';
    expect(await (await browser.get('/auth')).text()).toContain(description);
    expect(await (await browser.get('/auth')).text()).not.toContain(description);
  });

  it('shows our own message for an error, never Google’s', async () => {
    const browser = visitor();
    const state = new URLSearchParams((await chooseAtGoogle(browser, stack, ada)).split('?')[1]).get('state') ?? '';
    const description = encodeURIComponent('<script>alert(1)</script> Call 555-0100 now');
    const response = await browser.get(
      `/auth/callback?state=${state}&error=server_error&error_description=${description}`,
    );
    expect(locationOf(response)).toBe('/auth');
    const page = await (await browser.get('/auth')).text();
    expect(page).toContain('Failed to sign in with Google. Please try again.');
    expect(page).not.toContain('555-0100');
    await refused(`/auth/callback?error=x&error_description=${description}`);
  });

  it('leads back to the sign-in card if the customer canceled', async () => {
    const browser = visitor();
    const response = await browser.get(await chooseAtGoogle(browser, stack, null, {returnTo: '/cart'}));
    expect(locationOf(response)).toBe('/auth?returnTo=%2Fcart');
    expect(browser.cookies.get('__Host-flash')).toBe('google-failed');
  });

  it('is rejected if Google has not verified the address, and the page says why and what to do', async () => {
    const browser = visitor();
    const back = locationOf(await signInAtGoogle(browser, stack, esra, {returnTo: '/cart'})) ?? '';
    expect(back).toBe('/auth?returnTo=%2Fcart&problem=google-unverified');
    expect(await isKnown(browser)).toBe(false);
    const page = await (await browser.get(back)).text();
    expect(page).toContain('Google has not verified the email address of this account.');
    expect(page).toContain('Verify it in your Google Account');
  });

  it.each([
    ['/auth/v1/token', 'status'],
    ['/auth/v1/token', 'hang'],
    ['/rest/v1/rpc/sign_in', 'status'],
  ] as const)('reports a failed call to %s (%s), and leaves no session and no partial data', async (path, mode) => {
    await stack.restartStorefront(PRODUCTION_TIMEOUT);
    const browser = visitor();
    const back = await chooseAtGoogle(browser, stack, ada);
    await stack.backend.fault({path: `${path}*`, mode, status: 503});
    expect(locationOf(await browser.get(back))).toBe('/auth');
    expect(await isKnown(browser)).toBe(false);
    expect(await rows("select subject from private.identities where issuer = 'google'")).toEqual([]);
    await stack.restartStorefront();
  });
});

describe('a callback that Supabase Auth redirects to the home page', () => {
  const ERROR = '/?error=invalid_request&error_code=bad_oauth_state&error_description=Call+555-0100+now';
  const SHOWN = 'Authentication error: Failed to sign in with Google. Please try again.';

  it('reports the failed sign-in in our own words, and a refresh shows the home page', async () => {
    const browser = visitor();
    await chooseAtGoogle(browser, stack, ada);
    const failed = await browser.get(ERROR);
    const page = await failed.text();
    expect({status: failed.status, cacheControl: failed.headers.get('Cache-Control')}).toEqual({
      status: 400,
      cacheControl: 'private, no-store',
    });
    expect(page).toContain(SHOWN);
    expect(page).toContain('Refresh Page');
    expect(page).not.toContain('555-0100');
    expect(await isKnown(browser)).toBe(false);
    expect(page).toMatch(/<a href="\/"[^>]*>(?:(?!<\/a>).)*Refresh Page/);
    const refreshed = await browser.get(ERROR);
    expect({status: refreshed.status, showsError: (await refreshed.text()).includes(SHOWN)}).toEqual({
      status: 200,
      showsError: false,
    });
  });

  it('shows the home page in a browser that started no sign-in', async () => {
    const response = await visitor().get(ERROR);
    const page = await response.text();
    expect({status: response.status, showsError: page.includes('Authentication error')}).toEqual({
      status: 200,
      showsError: false,
    });
    expect(page).not.toContain('555-0100');
  });

  it('does not need the database', async () => {
    const browser = visitor();
    await chooseAtGoogle(browser, stack, ada);
    await stack.backend.fault({path: '/rest/v1/*', mode: 'status', status: 503});
    expect(await (await browser.get(ERROR)).text()).toContain(SHOWN);
  });
});
