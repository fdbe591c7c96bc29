import {createCustomerAccountClient, type HydrogenSession} from '@shopify/hydrogen';
import {vi} from 'vitest';
import {toLocalAccounts} from '../../local/storefront/local-accounts';
import type {LocalShop} from '../support/local-shop';
import {send, visit} from './checkout-visitor';

/** Where Hydrogen keeps its tokens in a session. */
const SESSION_KEY = 'customerAccount';

/** What Hydrogen keeps between the steps of a sign-in, and after it. */
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

/** Lets calls to the platform's accounts end at a local shop, as the storefront's runner does. */
export function routeAccounts(shopOrigin: string): void {
  const real = globalThis.fetch;
  vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) =>
    real(input instanceof Request ? input : toLocalAccounts(String(input), shopOrigin), init),
  );
}

/** A browser and a storefront that uses Hydrogen's own client of the Customer Account API. */
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
  const kept = () => (session.get(SESSION_KEY) ?? {}) as AccountSession;
  const keep = (changes: AccountSession) => session.set(SESSION_KEY, {...kept(), ...changes});

  /** From the storefront's redirect to the page that asks for an address. */
  async function begin(): Promise<string> {
    const {location} = await visit(locationOf(await client('/account/login').login()));
    return location ?? '';
  }

  /** Types the address; returns the page that asks for the code. */
  async function askForCode(email: string): Promise<string> {
    return (await send(await begin(), {email})).location ?? '';
  }

  const codeFor = async (email: string) => /\b\d{6}\b/.exec((await shop.mails(email))[0]?.subject ?? '')?.[0] ?? '';

  /** The whole way; returns where the storefront's callback leads. */
  async function signIn(email: string): Promise<string | null> {
    const codePage = await askForCode(email);
    const {location} = await send(codePage, {code: await codeFor(email)});
    const {pathname, search} = new URL(location ?? '');
    return (await client(pathname + search).authorize()).headers.get('location');
  }

  return {begin, askForCode, client, codeFor, keep, kept, locationOf, signIn};
}
