import type {Clock} from '../kit/clock';
import type {Seed} from '../seed/types';
import {handleReviewsService} from '../reviews/handle-reviews-service';
import {handleOutbox} from '../mail/handle-outbox';
import {adminExecutor, handleAdminCall} from './admin/admin-endpoint';
import {handleAdminOauth} from './admin/admin-oauth';
import {handleUploads} from './admin/staged-uploads';
import {toVisibleSeed} from './catalog/catalog-changes';
import {handleCheckout} from './checkout/handle-checkout';
import {showOnlineStore} from './checkout/show-online-store';
import {applyFaults} from '../kit/faults/apply-faults';
import {createFaultInjector} from '../kit/faults/fault-injector';
import {handleShopControl} from './control/shop-control';
import {createRequestLog, type Api} from '../kit/request-log';
import {handleAccountCall, accountExecutor} from './customer-account/account-endpoint';
import {handleIdentity} from './customer-account/handle-identity';
import {handleAccountPages} from './customers/account-pages';
import {mailBeforeOutbox} from './gift-cards/issue-gift-cards';
import type {Executor} from './graphql/executor';
import {readGraphqlCall, type GraphqlApi, type GraphqlCall, type GraphqlResult} from './graphql/graphql-call';
import {handleStorefrontCall} from './graphql/storefront-endpoint';
import {storefrontExecutor} from './graphql/storefront-executor';
import {createJobRunner} from './jobs/job-runner';
import {handleMedia} from './media/handle-media';
import {createShopData} from './fresh-data';
import type {ShopConfig, ShopContext, ShopData, ShopState} from './state';
import {redirectToHost} from './store-hosts';
import {createWebhookSender} from './webhooks/webhook-sender';

export interface ShopOptions {
  readonly seed: Seed;
  readonly clock: Clock;
  readonly config: ShopConfig;
  /** Data of an earlier run; fresh data when absent. */
  readonly data?: ShopData;
  /** Called with all data after each change, before its response and webhooks are sent. */
  readonly onChange?: (data: ShopData, change: {readonly isDurable: boolean}) => void;
  /** Whether webhooks are sent automatically; otherwise they wait until they are replayed. */
  readonly deliversWebhooks?: boolean;
}

/** The local shop as a fetch handler. */
export interface Shop {
  /**
   * Handles a request. Rejects if the request is aborted while a fault delays it; a fault may also break off the body.
   */
  fetch(request: Request): Promise<Response>;
  readonly state: ShopState;
  readonly config: ShopConfig;
  /** Stops sending webhooks and running jobs. */
  close(): Promise<void>;
}

/** Headers that identify the caller. Tokens and cookies are not logged. */
const HEADERS_OF_INTEREST = [
  'content-type',
  'origin',
  'shopify-storefront-buyer-ip',
  'shopify-storefront-id',
  'user-agent',
  'x-sdk-variant',
  'x-sdk-version',
  'x-shopify-client-ip',
];

const APIS: readonly (readonly [Api, RegExp])[] = [
  ['storefront', /^\/api\//],
  ['customer-account', /^(?:\/\d+)?\/account\/customer\/api\//],
  ['admin', /^\/admin\//],
  ['identity', /^\/(?:authentication|\.well-known)\//],
  ['account', /^\/(?:account|_t)\//],
  ['mail', /^\/__outbox/],
  ['reviews', /^\/__reviews\//],
  ['media', /^\/cdn\//],
  ['checkout', /^\/(?:cart|checkouts|\d+\/orders)\//],
];

/** Records errors and executed mutations for the log. */
type Note = (errors: readonly string[], executed?: readonly string[]) => void;

const apiOf = (path: string): Api => APIS.find(([, pattern]) => pattern.test(path))?.[0] ?? 'none';

const firstPart = (path: string): string => `/${path.split('/')[1] ?? ''}`;

const pick = (headers: Headers): Record<string, string> =>
  Object.fromEntries(
    HEADERS_OF_INTEREST.flatMap((name) => {
      const value = headers.get(name);
      return value ? [[name, value]] : [];
    }),
  );

function notFound(request: Request, path: string): Response {
  return Response.json({errors: `The local shop has nothing at ${request.method} ${path}`}, {status: 404});
}

function crashed(error: unknown, note: Note): Response {
  console.error(error);
  const message = error instanceof Error ? error.message : String(error);
  note([message]);
  return Response.json({errors: [{message, extensions: {code: 'INTERNAL_SERVER_ERROR'}}]}, {status: 500});
}

function createState({seed, clock, data, onChange}: ShopOptions, wake: () => void): ShopState {
  const state: ShopState = {
    initialSeed: seed,
    get seed() {
      return toVisibleSeed(seed, state.data.catalog);
    },
    clock,
    data: data ?? createShopData(seed),
    changed(change = {isDurable: false}) {
      onChange?.(state.data, change);
      wake();
    },
  };
  return state;
}

type Handler = (request: Request, context: ShopContext) => Response | null | Promise<Response | null>;

/** The handlers of everything but GraphQL. The first one that returns a response wins. */
const HANDLERS: readonly Handler[] = [
  showOnlineStore,
  handleCheckout,
  handleAccountPages,
  handleIdentity,
  handleAdminOauth,
  handleUploads,
  mailBeforeOutbox,
  handleOutbox,
  handleReviewsService,
  handleMedia,
];

/** Schemas are loaded on first use. */
const APIS_OF_GRAPHQL: Readonly<
  Record<
    GraphqlApi,
    {
      readonly executor: () => Pick<Executor, 'nameOf'>;
      readonly reply: (call: GraphqlCall, context: ShopContext) => Promise<GraphqlResult>;
    }
  >
> = {
  storefront: {
    executor: storefrontExecutor,
    reply: (call, context) => handleStorefrontCall(call, storefrontExecutor(), context),
  },
  'customer-account': {executor: accountExecutor, reply: handleAccountCall},
  admin: {executor: adminExecutor, reply: handleAdminCall},
};

async function result(request: Request, call: GraphqlCall | null, context: ShopContext, note: Note) {
  if (call) {
    const {response, errors, executed} = await APIS_OF_GRAPHQL[call.api].reply(call, context);
    note(errors, executed);
    return response;
  }
  const led = redirectToHost(request, context.config);
  if (led) return led;
  for (const handle of HANDLERS) {
    const response = await handle(request, context);
    if (response) return response;
  }
  return notFound(request, new URL(request.url).pathname);
}

/**
 * Creates a shop.
 *
 * @param options - `config` is read at each request, so that its origin may be set once the port is known
 */
export function createShop(options: ShopOptions): Shop {
  const {config, deliversWebhooks = false} = options;
  const state = createState(options, () => {
    sender.wake();
    jobs.wake();
  });
  const context: ShopContext = {state, config};
  const sender = createWebhookSender(context, deliversWebhooks);
  const jobs = createJobRunner(context);
  const log = createRequestLog(options.clock);
  const faults = createFaultInjector();
  // Loaded before the shop listens, so that the first request is not slow.
  storefrontExecutor();

  async function serve(request: Request): Promise<Response> {
    const {pathname} = new URL(request.url);
    const call = await readGraphqlCall(request);
    const operation = call?.request ? APIS_OF_GRAPHQL[call.api].executor().nameOf(call.request) : null;
    const injected = faults.match({operation, path: pathname});
    const entry = log.begin({
      api: apiOf(pathname),
      operation: operation ?? `${request.method} ${firstPart(pathname)}`,
      path: pathname,
      variables: Object.keys(call?.request?.variables ?? {}),
      headers: pick(request.headers),
      faults: injected.map(({plan}) => plan.mode),
    });
    const errors: string[] = [];
    const note: Note = (messages, executed = []) => {
      errors.push(...messages);
      entry.recordMutations(executed);
    };
    const respond = () => result(request, call, context, note).catch((error: unknown) => crashed(error, note));
    const response = await applyFaults(injected, respond, request.signal);
    entry.finish(response.status, errors);
    return response;
  }

  sender.wake();
  jobs.wake();
  return {
    state,
    config,
    close() {
      jobs.stop();
      return sender.stop();
    },
    fetch: async (request) =>
      (await handleShopControl(request, {state, config, log, faults, sender})) ?? serve(request),
  };
}
