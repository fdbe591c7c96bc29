import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {GOOGLE_PEOPLE} from '../../../local/backend/google/google-people';
import {SEED_PASSWORD, SEED_PEOPLE} from '../../../local/seed/people';
import {signInAtGoogle, signInWithCode, findOneTapOffer} from '../../support/google-visitor';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';
import {createVisitor, signInFields} from '../../support/visitor';

const {ada, elena} = SEED_PEOPLE;

let stack: StackWithBackend;
beforeAll(async () => void (stack = await startStackWithBackend()));
beforeEach(() => stack.reset());
afterAll(() => stack.close());

const visitor = () => createVisitor(stack.origin);
const locationOf = (response: Response) => response.headers.get('location') ?? '';

/** Every sign-in method that accepts a return path, with its default target. */
const ENTRANCES: Record<string, {otherwise: string; enter: (returnTo: string) => Promise<string>}> = {
  'the card at /auth': {
    otherwise: '/profile',
    enter: async (to) => locationOf(await visitor().post(`/auth?${query(to)}`, signInFields(ada.email, SEED_PASSWORD))),
  },
  'the card at /login': {
    otherwise: '/',
    enter: async (to) =>
      locationOf(await visitor().post(`/login?${query(to)}`, signInFields(ada.email, SEED_PASSWORD))),
  },
  'a code': {
    otherwise: '/profile',
    enter: async (returnTo) => locationOf(await signInWithCode(visitor(), stack, elena.email, {returnTo})),
  },
  Google: {
    otherwise: '/profile',
    enter: async (returnTo) => locationOf(await signInAtGoogle(visitor(), stack, GOOGLE_PEOPLE.ada, {returnTo})),
  },
  'Google’s prompt': {otherwise: '/', enter: (returnTo) => byOneTap(returnTo)},
};

const query = (returnTo: string) => new URLSearchParams({returnTo}).toString();

async function byOneTap(returnTo: string): Promise<string> {
  const browser = visitor();
  const {nonce} = await findOneTapOffer(browser);
  const {backend, config} = stack.backend;
  const credential = await backend.context.google.issue(GOOGLE_PEOPLE.ada, config.googleClientId, {nonce});
  return locationOf(await browser.post('/auth/one-tap', {credential, returnTo}));
}

const NOWHERE = [
  'https://evil.example/',
  'http://evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'http://localhost:1/profile',
  'http://localhost@evil.example/',
  '/auth',
  '/auth/callback?code=x',
  '/login?returnTo=/login',
  '/logout',
  '/account/reset/1/x',
  '/_t/c/v3/x',
  '/cart.data',
  '',
];

/** One target of each kind, for sign-ins that take several requests: all of them share one check of the target. */
const FEW_NOWHERE = ['https://evil.example/', '/\\evil.example', '/\n/evil.example', '/logout'];

describe.each(Object.entries(ENTRANCES))('%s', (name, {enter, otherwise}) => {
  it('redirects to a path of this shop', async () => {
    expect(await enter('/products?sort=price')).toBe('/products?sort=price');
  });

  it('never redirects to another site', async () => {
    for (const target of name === 'the card at /auth' ? NOWHERE : FEW_NOWHERE) {
      await stack.reset();
      expect({target, location: await enter(target)}).toEqual({target, location: otherwise});
    }
  });

  it('never redirects to another host by dots and slashes', async () => {
    for (const target of ['/..//evil.example', '/.//evil.example', '/%2e%2e//evil.example'])
      expect(await enter(target)).toMatch(/^\/(?!\/|\\)/);
  });
});

it('a sign-in without returnTo does not redirect to the referrer', async () => {
  const fields = signInFields(ada.email, SEED_PASSWORD);
  const response = await visitor().post('/auth', fields, {Referer: `${stack.origin}/products`});
  expect(locationOf(response)).toBe('/profile');
});
