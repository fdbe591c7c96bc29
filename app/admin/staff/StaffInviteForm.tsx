import {STAFF_ROLES} from '~/core/staff-permissions';
import {SectionCard} from '~/ui/SectionCard';
import {TextField} from '~/ui/TextField';
import {ROLE_HINTS, ROLE_TITLES, STAFF_COPY as COPY} from './staff-copy';
import {StaffForm} from './StaffForm';
import {STAFF_FIELDS, type StaffReply} from './staff-view';

interface StaffInviteFormProps {
  readonly idempotencyKey: string;
  readonly reply: StaffReply | undefined;
}

/** Invites somebody to the staff by mail; as a packer, unless an owner is chosen. */
export function StaffInviteForm({idempotencyKey, reply}: StaffInviteFormProps) {
  const {email = '', role: chosen = 'packer'} = reply?.values ?? {};
  return (
    <SectionCard title={COPY.invite}>
      <StaffForm
        intent="invite"
        idempotencyKey={idempotencyKey}
        button={{title: COPY.send, pendingTitle: COPY.sending, tone: 'primary'}}
        className="grid gap-4 *:max-w-full"
      >
        <p className="text-sm text-ink-soft">{COPY.inviteText}</p>
        <TextField
          type="email"
          name={STAFF_FIELDS.email}
          label={COPY.email}
          defaultValue={email}
          error={reply?.emailError}
          autoComplete="off"
          required
        />
        <fieldset className="grid gap-1">
          <legend className="mb-1 font-semibold">{COPY.role}</legend>
          {[...STAFF_ROLES].reverse().map((role) => (
            <label key={role} className="flex min-h-11 items-start gap-3 py-1.5">
              <input
                type="radio"
                name={STAFF_FIELDS.role}
                value={role}
                defaultChecked={role === chosen}
                className="mt-0.5 size-5 shrink-0 accent-accent-ink"
              />
              <span>
                {ROLE_TITLES[role]}
                <span className="block text-sm text-ink-soft">{ROLE_HINTS[role]}</span>
              </span>
            </label>
          ))}
        </fieldset>
      </StaffForm>
    </SectionCard>
  );
}
