import {z} from 'zod';
import type {AppContext} from '~/platform/context.server';
import {backendOf} from '~/platform/env.server';
import {findSignedIn, leadToSignIn, type SignedIn} from '~/platform/session/require-signed-in.server';
import {learnStoreHosts} from '~/platform/shopify/store-hosts.server';
import {findSettingFields} from '~/platform/shopify/storefront-settings.server';
import {BackendUnavailable} from '~/platform/supabase/backend.server';
import {createViewerClient, isNoAnswer, type ViewerClient} from '~/platform/supabase/viewer-client.server';

/** A request about orders. */
export interface OrderRequestArgs {
  readonly context: AppContext;
  readonly request: Request;
}

/** Somebody signed in, with the database as they see it. */
export interface OrderReader extends SignedIn {
  readonly database: ViewerClient;
  /** By the roles that the database holds at this moment. */
  readonly isAdmin: boolean;
}

const NOTICE = 'orders-sign-in-required';
const EXPIRED = 'session-expired';
const NEEDS_PERSON = 'orders-need-person';

/**
 * Asks the database who this is.
 * @param returnTo where the sign-in card leads afterwards
 * @throws Response the way to the sign-in card, for whoever is nobody
 * @throws BackendUnavailable when the database does not answer
 */
export async function requireOrderReader({context}: OrderRequestArgs, returnTo: string): Promise<OrderReader> {
  const {session, flash} = context;
  const hasCookie = (await session.claims()) !== null;
  // What the shop says of an order's pages is judged by its hosts.
  const [reader] = await Promise.all([findOrderReader(context), hasCookie && learnStoreHosts(context)]);
  if (reader) return reader;
  if (hasCookie) return leadToSignIn(flash, returnTo, EXPIRED);
  return leadToSignIn(flash, returnTo, (await session.isWithoutPrincipal()) ? NEEDS_PERSON : NOTICE);
}

/**
 * The same for a page whose frame has an answer of its own for nobody, which is null here.
 * @throws BackendUnavailable when the database does not answer, and in a shop without one
 */
export async function findOrderReader({
  session,
  config,
}: Pick<AppContext, 'session' | 'config'>): Promise<OrderReader | null> {
  const signedIn = await findSignedIn(session);
  if (!signedIn) return null;
  const backend = backendOf(config);
  if (!backend) throw new BackendUnavailable('no backend is configured');
  const database = createViewerClient(backend, signedIn.live.user_id);
  return {...signedIn, database, isAdmin: signedIn.live.roles.includes('admin')};
}

/** What the database's client answers. */
interface Answered<Data> {
  readonly data: Data;
  readonly error: {readonly message: string} | null;
  readonly status: number;
}

/** @throws BackendUnavailable when no answer came; Error when the database refused, which is a fault of ours */
export function dataOrThrow<Data>({data, error, status}: Answered<Data>): NonNullable<Data> | null {
  if (!error) return data ?? null;
  if (isNoAnswer(status)) throw new BackendUnavailable(`orders: ${error.message}`);
  throw new Error(`orders: ${error.message}`);
}

/** @returns where the platform shows people their orders, if the merchant has said so */
export async function findPortalUrl(context: Pick<AppContext, 'storefront' | 'report'>): Promise<string | null> {
  return toPortalUrl(await findSettingFields(context));
}

/** @returns the portal's address among what a merchant has set; null when it is none that may be followed */
export const toPortalUrl = (fields: ReadonlyMap<string, string>): string | null =>
  z.url({protocol: /^https$/}).safeParse(fields.get('portal_url')).data ?? null;
