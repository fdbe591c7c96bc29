import {createCookieJar} from '../../app/platform/cookie-jar.server';
import {parseConfig} from '../../app/platform/env.server';
import {rejectCrossSiteWrite} from '../../app/platform/guard.server';
import {finishResponse, requestNonce} from '../../app/platform/http.server';
import {createSession} from '../../app/platform/session/session.server';
import {createBackend} from '../../app/platform/supabase/backend.server';
import {SEED_PEOPLE} from '../../local/seed/people';
import {signInTo, type SignedIn} from '../support/account';
import {mintedClient} from '../support/backend-people';
import {claimsOf, SESSION, TEST_SECRET} from '../support/session-cookie';
import {startStackWithBackend, type StackWithBackend} from '../support/stack';
import {createVisitor} from '../support/visitor';
import {SIGN_IN_METHODS} from '../support/sign-in-methods';
import {measureLoad} from './load';

const PAGE = '/product/palak-paneer';
const SECONDS = 5;
const CONNECTIONS = 8;
const ROUNDS = 2_000;
const SELECTS = 200;

export interface AccountCosts {
  /** Signed-in pages per second divided by anonymous ones. */
  readonly throughputShare: number;
  /** Guard, cookie and headers, as a share of a product page. */
  readonly gateShare: number;
  readonly gateMicroseconds: number;
  /** The requests to Shopify for each way to sign in. */
  readonly roundTrips: readonly {readonly way: string; readonly count: number; readonly operations: string}[];
  /** The median duration of a select under row level security. */
  readonly selectMs: number;
}

/** Measures the costs on its own stack; the bundle must be built. */
export async function measureAccounts(): Promise<AccountCosts> {
  const stack = await startStackWithBackend();
  try {
    const roundTrips = await countRoundTrips(stack);
    const ada = await signInTo(stack, SEED_PEOPLE.ada);
    const anonymous = await load(stack, '');
    const signedIn = await load(stack, `${SESSION}=${ada.cookies.get(SESSION) ?? ''}`);
    const gateMs = await timeGate(stack, ada);
    return {
      throughputShare: signedIn / anonymous,
      gateShare: gateMs / (1_000 / anonymous),
      gateMicroseconds: gateMs * 1_000,
      roundTrips,
      selectMs: await timeSelect(stack, ada),
    };
  } finally {
    await stack.close();
  }
}

async function load({origin}: StackWithBackend, cookie: string): Promise<number> {
  const options = {url: new URL(PAGE, origin), connections: CONNECTIONS, cookie};
  await measureLoad({...options, seconds: 2});
  return (await measureLoad({...options, seconds: SECONDS})).requestsPerSecond;
}

async function countRoundTrips(stack: StackWithBackend): Promise<AccountCosts['roundTrips']> {
  const counted: {way: string; count: number; operations: string}[] = [];
  // Loads the page frame into the cache before the first sign-in.
  await fetch(`${stack.origin}/about`);
  for (const [way, signIn] of SIGN_IN_METHODS) {
    await stack.reset();
    await signIn(createVisitor(stack.origin), stack);
    const {requests} = await stack.shop.log();
    // Pages that the person opens at Shopify are not requests of the storefront.
    const ours = requests.filter(
      ({api, path}) => api !== 'mail' && (api !== 'identity' || path.endsWith('/oauth/token')),
    );
    counted.push({way, count: ours.length, operations: ours.map(({operation}) => operation).join(', ')});
  }
  return counted;
}

/** Measures what every signed-in request runs before and after its page. */
const NONE_PENDING = {leave: async () => undefined};

async function timeGate({origin, shop}: StackWithBackend, {cookies}: SignedIn): Promise<number> {
  const config = parseConfig({...shop.settings, SESSION_SECRETS: TEST_SECRET});
  const headers = {Cookie: `${SESSION}=${cookies.get(SESSION) ?? ''}`, 'Sec-Fetch-Site': 'same-origin'};
  const once = async () => {
    const request = new Request(origin + PAGE, {headers});
    const [jar, nonce] = [createCookieJar(), requestNonce()];
    rejectCrossSiteWrite(request);
    const parts = {secrets: config.SESSION_SECRETS, request, cookies: jar, backend: createBackend(null)};
    await createSession({...parts, cookieName: SESSION, pendingSignOut: NONE_PENDING}).claims();
    const page = new Response('', {headers: {'Content-Type': 'text/html'}});
    finishResponse(page, {nonce, cookies: jar, config, isPersonal: true});
  };
  return medianOf(ROUNDS, once);
}

async function timeSelect({backend}: StackWithBackend, ada: SignedIn): Promise<number> {
  const client = mintedClient(backend, {sub: (await claimsOf(ada))?.userId});
  return medianOf(SELECTS, async () => {
    await client.from('profiles').select('first_name').single().throwOnError();
  });
}

/** Returns the median duration in milliseconds, after a warm-up. */
async function medianOf(rounds: number, work: () => Promise<void>): Promise<number> {
  for (let round = 0; round < rounds / 2; round += 1) await work();
  const durations: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const startMs = performance.now();
    await work();
    durations.push(performance.now() - startMs);
  }
  return durations.sort((one, other) => one - other)[rounds / 2] ?? NaN;
}
