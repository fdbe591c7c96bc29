import {SCHEMA_VERSION} from '../graphql/api-versions';
import {storefrontSettings} from '../storefront-settings';
import {VisibleDataSchema} from '../shop-data-schema';
import {freshData} from '../fresh-data';
import type {ShopData, VisibleData} from '../state';
import {GOOD_MANNERS} from '../webhooks/delivery-manners';
import {WEBHOOK_ENDPOINTS, type ControlledWebhooks} from '../webhooks/webhook-control';
import type {FaultBoard} from './fault-board';
import {inputFaults, parseFaultPlan, type InputFault} from './fault-plan';
import {mergePatch} from './merge-patch';
import {isOutsider, outsiderResponse} from './outsider';
import type {RequestLog} from './request-log';

/** What the control endpoints show and change. */
export interface Controlled extends ControlledWebhooks {
  readonly log: RequestLog;
  readonly faults: FaultBoard;
}

type Handler = (controlled: Controlled, request: Request) => Response | Promise<Response>;

const BYTES_PER_MB = 1_000_000;

const noContent = () => new Response(null, {status: 204});
const refused = (faults: readonly InputFault[]) => Response.json({errors: faults}, {status: 400});

const NO_JSON: InputFault = {key: '', message: 'the body must be JSON'};

/** Any JSON but undefined, which stands for text that is none. */
const readJson = (request: Request): Promise<unknown> => request.json().catch(() => undefined);

async function addFault({faults}: Controlled, request: Request): Promise<Response> {
  const input = await readJson(request);
  if (input === undefined) return refused([NO_JSON]);
  const parsed = parseFaultPlan(input);
  if ('faults' in parsed) return refused(parsed.faults);
  faults.add(parsed.plan);
  return Response.json(parsed.plan, {status: 201});
}

/** Mails carry links that open accounts, and the vault what nobody may see: neither is shown. */
function visible(data: ShopData): VisibleData {
  const {carts, orders, lastOrderNumber, stock, redemptions, customers, sequence} = data;
  return {carts, orders, lastOrderNumber, stock, redemptions, customers, sequence};
}

async function patchState({state}: Controlled, request: Request): Promise<Response> {
  const patch = await readJson(request);
  if (patch === undefined) return refused([NO_JSON]);
  const data = VisibleDataSchema.safeParse(mergePatch(visible(state.data), patch));
  if (!data.success) return refused(inputFaults(data.error));
  state.data = {...state.data, ...data.data};
  state.changed();
  return Response.json(data.data);
}

async function reset({state, log, faults, sender}: Controlled): Promise<Response> {
  // What is on its way belongs to the past, and must not arrive in the present.
  await sender.stop();
  sender.behave(GOOD_MANNERS);
  state.data = freshData(state.seed);
  sender.resume();
  state.changed();
  log.clear();
  faults.clear();
  return noContent();
}

const health = ({state, config}: Controlled) =>
  Response.json({
    ok: true,
    shop: state.seed.shop.name,
    settings: storefrontSettings({state, config}),
    profile: {
      name: config.profile.name,
      checkoutOrigin: config.checkoutOrigin,
      accountsOrigin: config.accountsOrigin,
    },
    apiVersion: SCHEMA_VERSION,
    memoryMb: Math.round(process.memoryUsage().rss / BYTES_PER_MB),
  });

const ENDPOINTS: Readonly<Record<string, Readonly<Record<string, Handler>>>> = {
  '/__health': {GET: health},
  '/__log': {
    GET: ({log}) => Response.json(log.read()),
    DELETE: ({log}) => {
      log.clear();
      return noContent();
    },
  },
  '/__fault': {
    GET: ({faults}) => Response.json(faults.read()),
    POST: addFault,
    DELETE: ({faults}) => {
      faults.clear();
      return noContent();
    },
  },
  '/__state': {GET: ({state}) => Response.json(visible(state.data)), POST: patchState},
  '/__reset': {POST: reset},
  ...WEBHOOK_ENDPOINTS,
};

/**
 * The endpoints that exist on the local shop alone.
 *
 * @param request - any request to the shop
 * @param controlled - what they show and change
 * @returns the answer, or null when the request is for something else
 */
export async function handleControl(request: Request, controlled: Controlled): Promise<Response | null> {
  const url = new URL(request.url);
  const endpoint = Object.hasOwn(ENDPOINTS, url.pathname) ? ENDPOINTS[url.pathname] : undefined;
  if (!endpoint) return null;
  if (isOutsider(request, controlled.config)) return outsiderResponse();
  const handler = endpoint[request.method];
  if (!handler) return new Response(null, {status: 405, headers: {allow: Object.keys(endpoint).join(', ')}});
  return handler(controlled, request);
}
