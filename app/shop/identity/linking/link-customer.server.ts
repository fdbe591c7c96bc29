import type {AppContext} from '~/platform/context.server';
import {createAdmin, type Admin} from '~/platform/shopify/admin.server';
import type {GooglePerson} from '~/platform/supabase/google-auth.server';
import {createMatchingCustomer, findMatchingCustomer, type MatchingCustomer} from './matching-customer.server';
import {isHostedByGoogle} from '~/core/email-address';

type Context = Pick<AppContext, 'config' | 'session' | 'backend' | 'report' | 'reference'>;

export type LinkResult =
  /** They are linked, now or already before. */
  | 'linked'
  /** There may be such a customer, and the address alone is no proof. */
  | 'needs-proof'
  /** Not linked: another person has that customer, or the Admin API is unavailable. */
  | 'not-linked';

/**
 * Links the signed-in Google person to the Shopify customer with their address, if both sides have proven it, or to a new
 * customer. Never rejects, so that sign-in always succeeds.
 */
export async function linkCustomer(context: Context, person: GooglePerson): Promise<LinkResult> {
  const admin = createAdmin(context.config);
  if (!admin) return 'not-linked';
  try {
    const live = await context.session.live();
    if (!live) return 'not-linked';
    if (live.shopify_customer_id) return 'linked';
    if (!person.isEmailVerified || !isHostedByGoogle(person.email, person.hostedDomain)) return 'needs-proof';
    const customer = await findOrCreate(context, admin, person, live.user_id);
    return customer ? await linkByAddress(context, customer) : 'not-linked';
  } catch (error) {
    context.report(error);
    return 'not-linked';
  }
}

async function findOrCreate(
  context: Context,
  admin: Admin,
  person: GooglePerson,
  userId: string,
): Promise<MatchingCustomer | null> {
  const known = await findMatchingCustomer(admin, person.email);
  if (known) return known;
  const {backend, reference} = context;
  const attempt = {p_action: 'customer.create', p_actor_id: userId, p_request_id: reference};
  const auditId = await backend.call('begin_audit', attempt);
  const created = await createMatchingCustomer(admin, person).catch(async (error: unknown) => {
    await backend.call('end_audit', {p_audit_id: auditId, p_outcome: 'failed'});
    throw error;
  });
  await backend.call('end_audit', {
    p_audit_id: auditId,
    p_outcome: created ? 'done' : 'refused',
    ...(created && {p_details: {customer: created.id}}),
  });
  return created ?? findMatchingCustomer(admin, person.email);
}

async function linkByAddress({session, backend}: Context, customer: MatchingCustomer): Promise<LinkResult> {
  const claims = await session.claims();
  if (!claims) return 'not-linked';
  const [result] = await backend.call('link_customer_by_email', {
    p_session_id: claims.sessionId,
    p_customer_id: customer.id,
    p_customer_email: customer.email,
    p_customer_email_verified: customer.hasProvenAddress,
  });
  if (result?.outcome === 'email-not-verified') return 'needs-proof';
  if (result?.outcome !== 'linked' && result?.outcome !== 'already-linked') return 'not-linked';
  await session.amend({sessionId: result.session_id, userId: result.user_id});
  return 'linked';
}
