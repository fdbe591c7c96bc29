import {z} from 'zod';
import type {StaffRole} from '~/core/staff-permissions';
import type {AppContext} from '~/platform/context.server';
import {backendOf} from '~/platform/env.server';
import {findSignedIn, throwSignInRedirect, type SignedIn} from '~/platform/session/require-signed-in.server';
import {loadStoreHosts} from '~/platform/shopify/store-hosts.server';
import {findSettingFields} from '~/platform/shopify/storefront-settings.server';
import {BackendUnavailable} from '~/platform/supabase/backend.server';
import {
  createViewerClient,
  isUnavailableStatus,
  UNAUTHORIZED,
  type ViewerClient,
} from '~/platform/supabase/viewer-client.server';

/** The arguments of a loader or action about orders. */
export interface OrderRequestArgs {
  readonly context: AppContext;
  readonly request: Request;
}

/** A signed-in person with a database client that is limited to their rows. */
export interface OrderReader extends SignedIn {
  readonly database: ViewerClient;
  /** The current role in the staff; null for customers. */
  readonly role: StaffRole | null;
}

const SIGN_IN_REQUIRED = 'orders-sign-in-required';
const SESSION_EXPIRED = 'session-expired';
const NEEDS_PERSON = 'orders-need-person';

/**
 * Returns the signed-in person, verified by the database.
 * @param returnTo the path to return to after signing in
 * @throws Response a redirect to the sign-in card for signed-out visitors
 * @throws BackendUnavailable if the database does not respond
 */
export async function requireOrderReader({context}: OrderRequestArgs, returnTo: string): Promise<OrderReader> {
  const {session, flash} = context;
  const hasCookie = (await session.claims()) !== null;
  // The links to Shopify's order pages are validated against the store's hosts.
  const [reader] = await Promise.all([findOrderReader(context), hasCookie && loadStoreHosts(context)]);
  if (reader) return reader;
  if (hasCookie) return throwSignInRedirect(flash, returnTo, SESSION_EXPIRED);
  return throwSignInRedirect(flash, returnTo, (await session.isWithoutPrincipal()) ? NEEDS_PERSON : SIGN_IN_REQUIRED);
}

/**
 * Returns the signed-in person, or null for signed-out visitors, whose layout shows the sign-in card.
 * @throws BackendUnavailable if the database does not respond or is not configured
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
  return {...signedIn, database, role: signedIn.live.roles[0] ?? null};
}

/** The database rejected the person's token, as with a wrong signing key. */
export class NotAuthenticated extends BackendUnavailable {
  override name = 'NotAuthenticated';
}

interface DatabaseResponse<Data> {
  readonly data: Data;
  readonly error: {readonly message: string} | null;
  readonly status: number;
}

/**
 * Returns the data.
 * @throws NotAuthenticated if the database rejected the person's token; BackendUnavailable if no response came; Error if it
 *   rejected the query, which is a bug
 */
export function dataOrThrow<Data>({data, error, status}: DatabaseResponse<Data>): NonNullable<Data> | null {
  if (!error) return data ?? null;
  if (status === UNAUTHORIZED) throw new NotAuthenticated(`orders: ${error.message}`);
  if (isUnavailableStatus(status)) throw new BackendUnavailable(`orders: ${error.message}`);
  throw new Error(`orders: ${error.message}`);
}

/** Returns the URL of Shopify's customer portal if the merchant has configured it. */
export async function findPortalUrl(context: Pick<AppContext, 'storefront' | 'report'>): Promise<string | null> {
  return toPortalUrl(await findSettingFields(context));
}

/** Parses the portal's URL from the merchant's settings; null unless it is an https URL. */
export const toPortalUrl = (fields: ReadonlyMap<string, string>): string | null =>
  z.url({protocol: /^https$/}).safeParse(fields.get('portal_url')).data ?? null;
