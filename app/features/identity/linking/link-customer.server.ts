import type {AppContext} from '~/platform/context.server';
import {createAdmin, type Admin} from '~/platform/shopify/admin.server';
import type {GooglePerson} from '~/platform/supabase/google-auth.server';
import {createMatchingCustomer, findMatchingCustomer, type MatchingCustomer} from './matching-customer.server';
import {isHostedByGoogle} from './email-address';

type Context = Pick<AppContext, 'config' | 'session' | 'backend' | 'report' | 'reference'>;

/** What came of joining a person from Google with a customer of the shop. */
export type LinkResult =
  /** They are one now, or were. */
  | 'linked'
  /** There may be such a customer, and more must be proven than an address. */
  | 'needs-proof'
  /** Nothing was done: another person is that customer, the shop cannot be asked, or is not to be. */
  | 'left';

/**
 * Makes the Google person of this session a customer of the shop: the one of their address, when both sides have proven
 * it, or a new one. Never stands in the way of a sign-in.
 */
export async function linkCustomer(context: Context, person: GooglePerson): Promise<LinkResult> {
  const admin = createAdmin(context.config);
  if (!admin) return 'left';
  try {
    const live = await context.session.live();
    if (!live) return 'left';
    if (live.shopify_customer_id) return 'linked';
    if (!person.isEmailVerified || !isHostedByGoogle(person.email, person.hostedDomain)) return 'needs-proof';
    const customer = await findOrCreate(context, admin, person, live.user_id);
    return customer ? await joinByAddress(context, customer) : 'left';
  } catch (error) {
    context.report(error);
    return 'left';
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

async function joinByAddress({session, backend}: Context, customer: MatchingCustomer): Promise<LinkResult> {
  const claims = await session.claims();
  if (!claims) return 'left';
  const [answer] = await backend.call('link_customer_by_email', {
    p_session_id: claims.sessionId,
    p_customer_id: customer.id,
    p_customer_email: customer.email,
    p_customer_email_verified: customer.hasProvenAddress,
  });
  if (answer?.outcome === 'email-not-verified') return 'needs-proof';
  if (answer?.outcome !== 'linked' && answer?.outcome !== 'already-linked') return 'left';
  await session.amend({sessionId: answer.session_id, userId: answer.user_id});
  return 'linked';
}
