import {createCookieSessionStorage} from '@shopify/remix-oxygen';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {SEED_PEOPLE} from '../seed/people';
import {startLocalShop, type LocalShop, type LocalShopOptions} from '../../tests/support/local-shop';
import {accountVisitor, routeAccounts} from './account-visitor';

const STOREFRONT = 'http://localhost:3999';

let shop: LocalShop;
afterEach(async () => {
  vi.unstubAllGlobals();
  await shop.close();
});

async function tokensOf(accountTokens: LocalShopOptions['accountTokens']) {
  shop = await startLocalShop({storefrontOrigin: STOREFRONT, accountTokens});
  routeAccounts(shop.origin);
  const person = accountVisitor(shop, STOREFRONT);
  await person.signIn(SEED_PEOPLE.elena.email);
  return person.stored();
}

/** Stores tokens like Hydrogen's template; rejects if the cookie is too long for browsers. */
async function commitInCookie(tokens: object): Promise<string> {
  const storage = createCookieSessionStorage({cookie: {name: 'session', secrets: ['a secret of the storefront']}});
  const session = await storage.getSession();
  session.set('customerAccount', tokens);
  return storage.commitSession(session);
}

describe('the tokens of a customer account', () => {
  it('fit into the session cookie of Hydrogen’s template', async () => {
    await expect(commitInCookie(await tokensOf('usual'))).resolves.toContain('session=');
  });

  it('are of 1.5 kB each where that is asked for, and then do not fit', async () => {
    const tokens = await tokensOf('long');
    const {idToken = '', accessToken = '', refreshToken = ''} = tokens;
    for (const each of [idToken, accessToken, refreshToken]) expect(each.length).toBeGreaterThan(1400);
    await expect(commitInCookie(tokens)).rejects.toThrow('Cookie length');
  });
});
