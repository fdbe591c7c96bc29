import {createCookieJar} from '../../app/platform/cookie-jar.server';
import {parseConfig} from '../../app/platform/env.server';
import {refuseForeignWrite} from '../../app/platform/guard.server';
import {finishResponse, requestNonce} from '../../app/platform/http.server';
import {createSession} from '../../app/platform/session/session.server';
import {createBackend} from '../../app/platform/supabase/backend.server';
import {SEED_PEOPLE} from '../../local/seed/people';
import {signInTo, type SignedIn} from '../support/account';
import {mintedClient} from '../support/backend-people';
import {claimsOf, SESSION, TEST_SECRET} from '../support/session-cookie';
import {startStackWithBackend, type StackWithBackend} from '../support/stack';
import {createVisitor} from '../support/visitor';
import {WAYS_IN} from '../support/ways-in';
import {measureLoad} from './load';

const PAGE = '/product/palak-paneer';
const SECONDS = 5;
const CONNECTIONS = 8;
const ROUNDS = 2_000;
const SELECTS = 200;

/** What being signed in costs. */
export interface AccountCosts {
  /** Signed-in pages a second, as a share of anonymous ones. */
  readonly throughputShare: number;
  /** Guard, cookie and headers, as a share of a product page. */
  readonly gateShare: number;
  readonly gateMicroseconds: number;
  /** How often each way to sign in asks the shop. */
  readonly roundTrips: readonly {readonly way: string; readonly count: number; readonly operations: string}[];
  /** A select under row level security, in the middle of many. */
  readonly selectMs: number;
}

/** Measures it on a stack of its own; the bundle must have been built. */
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
  // What stands around every page is in the cache by the time anybody signs in.
  await fetch(`${stack.origin}/about`);
  for (const [way, signIn] of WAYS_IN) {
    await stack.reset();
    await signIn(createVisitor(stack.origin), stack);
    const {requests} = await stack.shop.log();
    // The pages that the person walks through at the shop are theirs, not ours.
    const ours = requests.filter(
      ({api, path}) => api !== 'mail' && (api !== 'identity' || path.endsWith('/oauth/token')),
    );
    counted.push({way, count: ours.length, operations: ours.map(({operation}) => operation).join(', ')});
  }
  return counted;
}

/** What every request of somebody signed in goes through before and after its page. */
const NONE_PENDING = {leave: async () => undefined};

async function timeGate({origin, shop}: StackWithBackend, {cookies}: SignedIn): Promise<number> {
  const config = parseConfig({...shop.settings, SESSION_SECRETS: TEST_SECRET});
  const headers = {Cookie: `${SESSION}=${cookies.get(SESSION) ?? ''}`, 'Sec-Fetch-Site': 'same-origin'};
  const once = async () => {
    const request = new Request(origin + PAGE, {headers});
    const [jar, nonce] = [createCookieJar(), requestNonce()];
    refuseForeignWrite(request);
    const parts = {secrets: config.SESSION_SECRETS, request, cookies: jar, backend: createBackend(null)};
    await createSession({...parts, cookieName: SESSION, pendingSignOut: NONE_PENDING}).claims();
    const page = new Response('', {headers: {'Content-Type': 'text/html'}});
    finishResponse(page, {nonce, cookies: jar, config, isPersonal: true});
  };
  return inTheMiddleOf(ROUNDS, once);
}

async function timeSelect({backend}: StackWithBackend, ada: SignedIn): Promise<number> {
  const client = mintedClient(backend, {sub: (await claimsOf(ada))?.userId});
  return inTheMiddleOf(SELECTS, async () => {
    await client.from('profiles').select('first_name').single().throwOnError();
  });
}

/** @returns milliseconds of the round that is neither among the faster nor among the slower half, once code is warm */
async function inTheMiddleOf(rounds: number, work: () => Promise<void>): Promise<number> {
  for (let round = 0; round < rounds / 2; round += 1) await work();
  const durations: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const startMs = performance.now();
    await work();
    durations.push(performance.now() - startMs);
  }
  return durations.sort((one, other) => one - other)[rounds / 2] ?? NaN;
}
