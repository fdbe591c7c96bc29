import {createCustomerAccountClient, type HydrogenSession} from '@shopify/hydrogen';
import {vi} from 'vitest';
import {toLocalAccounts} from '../storefront/local-accounts';
import type {LocalShop} from '../../tests/support/local-shop';
import {send, visit} from './checkout-visitor';

/** Hydrogen's key for its tokens in a session. */
const SESSION_KEY = 'customerAccount';

/** What Hydrogen stores in the session during and after a sign-in. */
interface AccountSession {
  readonly accessToken?: string;
  readonly refreshToken?: string;
  readonly idToken?: string;
  readonly expiresAt?: string;
}

function memorySession() {
  const values = new Map<string, unknown>();
  const session: HydrogenSession = {
    get: ((key: string) => values.get(key)) as HydrogenSession['get'],
    set: (key: string, value: unknown) => void values.set(key, value),
    unset: (key: string) => void values.delete(key),
    commit: () => Promise.resolve(''),
    destroy: () => Promise.resolve(''),
  };
  return session;
}

/** Redirects requests for Shopify's customer accounts to a local shop, as the storefront's runner does. */
export function routeAccounts(shopOrigin: string): void {
  const real = globalThis.fetch;
  vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) =>
    real(input instanceof Request ? input : toLocalAccounts(String(input), shopOrigin), init),
  );
}

/** Signs in a customer by email. @returns Hydrogen's client of the Customer Account API with their tokens */
export async function signInClient(shop: LocalShop, storefrontOrigin: string, email: string) {
  const visitor = accountVisitor(shop, storefrontOrigin);
  await visitor.signIn(email);
  return visitor.client();
}

/** Creates a visitor of a storefront that uses Hydrogen's own client of the Customer Account API. */
export function accountVisitor(shop: LocalShop, storefrontOrigin: string) {
  const session = memorySession();
  const client = (path = '/account') =>
    createCustomerAccountClient({
      session,
      customerAccountId: shop.settings.PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID ?? '',
      shopId: shop.settings.SHOP_ID ?? '',
      customerApiVersion: '2026-04',
      request: new Request(storefrontOrigin + path) as never,
      waitUntil: () => undefined,
      logErrors: false,
    });
  const locationOf = (response: Response) => toLocalAccounts(response.headers.get('location') ?? '', shop.origin);
  const stored = () => (session.get(SESSION_KEY) ?? {}) as AccountSession;
  const store = (changes: AccountSession) => session.set(SESSION_KEY, {...stored(), ...changes});

  /** Starts a sign-in. @returns the page that asks for an email address */
  async function begin(): Promise<string> {
    const {location} = await visit(locationOf(await client('/account/login').login()));
    return location ?? '';
  }

  /** Enters the email address. @returns the page that asks for the code */
  async function askForCode(email: string): Promise<string> {
    return (await send(await begin(), {email})).location ?? '';
  }

  const codeFor = async (email: string) => /\b\d{6}\b/.exec((await shop.mails(email))[0]?.subject ?? '')?.[0] ?? '';

  /** Signs in completely. @returns the redirect of the storefront's callback */
  async function signIn(email: string): Promise<string | null> {
    const codePage = await askForCode(email);
    const {location} = await send(codePage, {code: await codeFor(email)});
    const {pathname, search} = new URL(location ?? '');
    return (await client(pathname + search).authorize()).headers.get('location');
  }

  return {begin, askForCode, client, codeFor, store, stored, locationOf, signIn};
}
