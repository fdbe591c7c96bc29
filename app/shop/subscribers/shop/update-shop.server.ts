import type {AppContext} from '~/platform/context.server';
import {createAdmin, type Admin} from '~/platform/shopify/admin.server';
import {isUpstreamFailure} from '~/platform/shopify/upstream-problem';
import type {Database} from '~/platform/supabase/database.types';
import {createCode, randomCode} from './create-code.server';
import {saveConsent} from './save-consent.server';
import {ShopRefused} from './shop-refused';

type Context = Pick<AppContext, 'config' | 'backend' | 'report'>;
type DueSubscriber = Database['public']['Functions']['claim_subscriber_shop_work']['Returns'][number];

/**
 * Tells Shopify about one subscriber whom it does not know in their current state: creates their code, then stores the
 * consent. What fails is tried again by a later call.
 * @param id the subscriber; whoever is due first if absent
 * @returns the code, if it exists now; undefined if no one is due or the store has no Admin API access
 * @throws BackendUnavailable
 */
export async function updateShop(context: Context, id?: string): Promise<string | null | undefined> {
  const {config, backend} = context;
  const admin = createAdmin(config);
  if (!admin) return undefined;
  const args = {p_code: randomCode(), ...(id !== undefined && {p_id: id})};
  const [due] = await backend.call('claim_subscriber_shop_work', args);
  if (!due) return undefined;
  const code = await attempt(context, () => issueCode(context, admin, due));
  const saved = await attempt(context, () => storeConsent(admin, due));
  const customerId = saved.ok ? saved.value : null;
  const error = code.ok ? (saved.ok ? null : saved.error) : code.error;
  await backend.call('finish_subscriber_shop_work', {
    p_id: due.id,
    p_consent: due.consent,
    ...(customerId !== null && {p_customer_id: customerId}),
    ...(error !== null && {p_error: error}),
  });
  return code.ok ? code.value : null;
}

async function issueCode({backend}: Context, admin: Admin, due: DueSubscriber): Promise<string | null> {
  // The types of the database do not say that a column may be null.
  const code = (due.code as string | null) ?? null;
  if (code === null || due.is_code_issued) return code;
  await createCode(admin, code, new Date());
  await backend.call('record_subscriber_code', {p_id: due.id, p_code: code});
  return code;
}

const storeConsent = (admin: Admin, due: DueSubscriber): Promise<string | null> =>
  saveConsent(admin, {
    email: due.email,
    firstName: due.first_name,
    lastName: due.last_name,
    isSubscribed: due.consent === 'subscribed',
    changedAt: due.consented_at,
  });

type Attempt<Value> = {readonly ok: true; readonly value: Value} | {readonly ok: false; readonly error: string};

/** Fails with a text for staff if Shopify fails or refuses. */
async function attempt<Value>({report}: Context, run: () => Promise<Value>): Promise<Attempt<Value>> {
  try {
    return {ok: true, value: await run()};
  } catch (error) {
    const isRefused = error instanceof ShopRefused;
    if (!isRefused && !isUpstreamFailure(error)) throw error;
    report(error);
    return {ok: false, error: isRefused ? `${error.message}: ${error.messages.join(' ')}` : String(error)};
  }
}
