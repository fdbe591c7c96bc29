import {Moment} from '~/ui/Moment';
import {SectionCard} from '~/ui/SectionCard';
import {ROLE_TITLES, STAFF_COPY as COPY, staffButtonLabel} from './staff-copy';
import {StaffForm} from './StaffForm';
import {STAFF_FIELDS, type StaffInvitationView} from './staff-view';

interface StaffInvitationsProps {
  readonly invitations: readonly StaffInvitationView[];
  readonly idempotencyKey: string;
}

/** The invitations that are not accepted yet. */
export function StaffInvitations({invitations, idempotencyKey}: StaffInvitationsProps) {
  if (invitations.length === 0) return null;
  return (
    <SectionCard title={COPY.invitations}>
      <ul className="grid gap-4">
        {invitations.map(({id, email, role, expiresAt, isExpired}) => (
          <li key={id} className="grid gap-1">
            <p className="font-semibold [overflow-wrap:anywhere]">{email}</p>
            <p className="text-sm text-ink-soft">
              <span>{`${ROLE_TITLES[role]} · ${isExpired ? COPY.expired : COPY.expires}`}</span>{' '}
              <Moment at={expiresAt} />
            </p>
            <StaffForm
              intent="withdraw"
              idempotencyKey={idempotencyKey}
              subject={{name: STAFF_FIELDS.invitation, value: id}}
              button={{title: COPY.withdraw, label: staffButtonLabel('withdraw', email)}}
            />
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
