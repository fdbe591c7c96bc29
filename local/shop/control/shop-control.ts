import {
  handleControlRequest,
  invalidInput,
  memoryMb,
  noContent,
  NOT_JSON,
  observationEndpoints,
  readJson,
  type ControlEndpoints,
  type ObservedRequests,
} from '../../kit/control-endpoints';
import {toInputProblems} from '../../kit/faults/fault-plan';
import {createShopData} from '../fresh-data';
import {SCHEMA_VERSION} from '../graphql/api-versions';
import {patchedDataSchema} from '../shop-data-schema';
import type {ShopData, VisibleData} from '../state';
import {storefrontSettings} from '../storefront-settings';
import {DEFAULT_DELIVERY_BEHAVIOR} from '../webhooks/delivery-behavior';
import {WEBHOOK_ENDPOINTS, type WebhookControlContext} from '../webhooks/webhook-control';
import {mergePatch} from './merge-patch';

interface ShopControlContext extends WebhookControlContext, ObservedRequests {}

/** Returns the data without mails, whose links open accounts, and without the vault, which holds secrets. */
function toVisibleData(data: ShopData): VisibleData {
  const {carts, orders, lastOrderNumber, stock, redemptions, giftCards, contracts, customers, sequence} = data;
  const optional = {...(giftCards && {giftCards}), ...(contracts && {contracts})};
  return {carts, orders, lastOrderNumber, stock, redemptions, ...optional, customers, sequence};
}

async function patchState({state}: ShopControlContext, request: Request): Promise<Response> {
  const patch = await readJson(request);
  if (patch === undefined) return invalidInput([NOT_JSON]);
  const before = toVisibleData(state.data);
  const data = patchedDataSchema(before).safeParse(mergePatch(before, patch));
  if (!data.success) return invalidInput(toInputProblems(data.error));
  state.data = {...state.data, ...data.data};
  state.changed();
  return Response.json(data.data);
}

async function reset({state, log, faults, sender}: ShopControlContext): Promise<Response> {
  // Deliveries in progress belong to the old data and must not arrive after the reset.
  await sender.stop();
  sender.setBehavior(DEFAULT_DELIVERY_BEHAVIOR);
  state.data = createShopData(state.initialSeed);
  sender.resume();
  state.changed();
  log.clear();
  faults.clear();
  return noContent();
}

const health = ({state, config}: ShopControlContext) =>
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
    memoryMb: memoryMb(),
  });

const ENDPOINTS: ControlEndpoints<ShopControlContext> = {
  ...observationEndpoints(() => true),
  ...WEBHOOK_ENDPOINTS,
  '/__health': {GET: health},
  '/__state': {GET: ({state}) => Response.json(toVisibleData(state.data)), POST: patchState},
  '/__reset': {POST: reset},
};

/** Handles the control endpoints of the local shop; returns null for every other path. */
export const handleShopControl = (request: Request, control: ShopControlContext): Promise<Response | null> =>
  handleControlRequest(request, ENDPOINTS, control, control.config.origin);
