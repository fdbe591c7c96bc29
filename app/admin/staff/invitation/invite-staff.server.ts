import type {Result} from '~/core/result';
import type {StaffRole} from '~/core/staff-permissions';
import type {AppContext} from '~/platform/context.server';
import {hexDigest, randomSecret} from '~/platform/digest.server';
import {consumeAttempt} from '~/platform/limits/database-limit.server';
import {createMailer, MailUnavailable} from '~/platform/mail/mailer.server';
import {renderMail} from '~/platform/mail/render-mail';
import {findShopName} from '~/platform/shopify/shop-name.server';
import {executeStaffOperation} from '~/platform/staff-operation.server';
import type {StaffOperationProblem} from '~/platform/staff-operation-problem';
import type {AdminViewer} from '~/admin/frame/access/require-admin.server';
import type {StaffRefusal} from '../staff-copy';
import {onInvitation} from '../staff-operations.server';
import {invitationMail} from './invitation-mail-copy';
import {invitationPath} from './invitation-view';

interface Invitation {
  /** The idempotency key of the form. */
  readonly id: string;
  readonly email: string;
  readonly role: StaffRole;
}

/** Invites an address to the staff by mail, once per form. The audit log gets no address. */
export async function inviteStaff(
  context: AppContext,
  inviter: AdminViewer,
  invitation: Invitation,
): Promise<Result<null, StaffOperationProblem<unknown>> | 'throttled'> {
  const {id, role} = invitation;
  const {isAllowed} = await consumeAttempt(context.backend, 'staff-invitation', {person: inviter.userId});
  if (!isAllowed) return 'throttled';
  const target = `invitation:${id}`;
  const claim = {actorId: inviter.userId, key: id, action: 'staff.invite', target, details: {role}} as const;
  return executeStaffOperation(context, claim, createInvitation(context, inviter, invitation));
}

function createInvitation(context: AppContext, {userId, firstName}: AdminViewer, {id, email, role}: Invitation) {
  const {backend, config, report} = context;
  return onInvitation(backend, id, {
    isDone: ({waits}) => waits,
    async send() {
      const token = randomSecret();
      const created = await backend.call('create_staff_invitation', {
        p_actor_id: userId,
        p_id: id,
        p_email: email,
        p_role: role,
        p_token_hash: await hexDigest(token),
      });
      if (created !== 'done') return [created];
      const url = config.PUBLIC_ORIGIN + invitationPath(token);
      const shopName = await findShopName(context);
      const mail = renderMail(invitationMail({role, inviter: firstName, shopName, url}), {
        shopName,
        origin: config.PUBLIC_ORIGIN,
      });
      try {
        await requireMailer(context).send({to: email, key: id, ...mail});
        return [];
      } catch (error) {
        if (!(error instanceof MailUnavailable)) throw error;
        report(error);
        await backend.call('withdraw_staff_invitation', {p_actor_id: userId, p_id: id});
        return ['mail-unavailable' satisfies StaffRefusal];
      }
    },
  });
}

function requireMailer({config}: Pick<AppContext, 'config'>) {
  const mailer = createMailer(config);
  if (!mailer) throw new MailUnavailable('no mail service is configured');
  return mailer;
}
