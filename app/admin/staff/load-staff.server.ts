import {data, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {z} from 'zod';
import {toMomentView} from '~/core/moments';
import {toFullName} from '~/core/person-name';
import {relativeTime} from '~/core/relative-time';
import {STAFF_ROLES} from '~/core/staff-permissions';
import type {AppContext} from '~/platform/context.server';
import {nullIfUnavailable} from '~/platform/supabase/null-if-unavailable.server';
import {requireAdmin, type AdminViewer} from '~/admin/frame/access/require-admin.server';
import {ISSUER_TITLES, STAFF_COPY} from './staff-copy';
import type {LoadedStaff, StaffInvitationView, StaffMemberView, StaffSessionView, StaffView} from './staff-view';

const SessionSchema = z.object({
  handle: z.string(),
  issuer: z.string(),
  verified_at: z.string(),
  last_seen_at: z.string(),
  is_own: z.boolean(),
});

const MemberSchema = z.object({
  user_id: z.uuid(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  email: z.string().nullable(),
  role: z.enum(STAFF_ROLES),
  granted_at: z.string(),
  has_second_factor: z.boolean(),
  is_self: z.boolean(),
  sessions: z.array(SessionSchema),
});

/** Loads the staff, with sessions and invitations. @throws Response for everyone but owners */
export async function loadStaff({context, request}: LoaderFunctionArgs) {
  const viewer = await requireAdmin(context, request, 'shop');
  const staff = await nullIfUnavailable(context, () => findStaff(context, viewer, new Date()));
  const loaded: LoadedStaff = {staff, idempotencyKey: crypto.randomUUID()};
  return data(loaded, {status: staff ? 200 : 503});
}

async function findStaff(
  {backend}: Pick<AppContext, 'backend'>,
  {userId, sessionId}: AdminViewer,
  now: Date,
): Promise<StaffView> {
  const [memberRows, invitations] = await Promise.all([
    backend.call('find_staff', {p_actor_id: userId, p_session_id: sessionId}),
    backend.call('find_staff_invitations', {p_actor_id: userId}),
  ]);
  const rows = z.array(MemberSchema).parse(memberRows);
  const ownerCount = rows.filter(({role}) => role === 'owner').length;
  return {
    members: rows.map((row): StaffMemberView => ({
      id: row.user_id,
      name: toFullName({firstName: row.first_name, lastName: row.last_name}) || STAFF_COPY.unnamed,
      email: row.email,
      role: row.role,
      since: toMomentView(row.granted_at, 'short'),
      hasSecondFactor: row.has_second_factor,
      isSelf: row.is_self,
      isLastOwner: row.role === 'owner' && ownerCount === 1,
      sessions: row.sessions.map((session) => toSession(session, now)),
    })),
    invitations: invitations.map((row): StaffInvitationView => ({
      id: row.id,
      email: row.email,
      role: row.role,
      expiresAt: toMomentView(row.expires_at, 'short'),
      isExpired: Date.parse(row.expires_at) <= now.getTime(),
    })),
  };
}

const toSession = (session: z.infer<typeof SessionSchema>, now: Date): StaffSessionView => ({
  handle: session.handle,
  method: ISSUER_TITLES.get(session.issuer) ?? session.issuer,
  verifiedAt: toMomentView(session.verified_at, 'short'),
  lastSeen: relativeTime(new Date(session.last_seen_at), now.getTime()),
  isOwn: session.is_own,
});
