import {useId, type ReactNode} from 'react';
import {STAFF_ROLES} from '~/core/staff-permissions';
import {StateLabel} from '~/admin/frame/StateLabel';
import {Badge} from '~/ui/Badge';
import {Icon} from '~/ui/icons/Icon';
import {Moment} from '~/ui/Moment';
import {SelectField} from '~/ui/SelectField';
import {endSessionLabel, ROLE_TITLES, STAFF_COPY as COPY, staffButtonLabel} from './staff-copy';
import {StaffForm} from './StaffForm';
import {STAFF_FIELDS, type StaffMemberView, type StaffSessionView} from './staff-view';

interface StaffMemberProps {
  readonly member: StaffMemberView;
  readonly idempotencyKey: string;
}

/** A member of staff, with the forms that change what this person may do. */
export function StaffMember({member, idempotencyKey}: StaffMemberProps) {
  const id = useId();
  const {name, email, role, since, hasSecondFactor, isSelf, isLastOwner, sessions} = member;
  const person = {name: STAFF_FIELDS.person, value: member.id};
  return (
    <article
      aria-labelledby={id}
      className="grid min-w-0 gap-4 rounded-card border border-line bg-surface-raised p-4 shadow-card sm:p-5"
    >
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-48">
          <h3 id={id} className="font-sans text-lg font-semibold [overflow-wrap:anywhere]">
            <span>{name}</span>
            {isSelf && <span className="text-sm font-normal text-ink-soft">{` (${COPY.you})`}</span>}
          </h3>
          <p className="text-ink-soft [overflow-wrap:anywhere]">{email ?? COPY.noEmail}</p>
          <p className="text-sm text-ink-soft">
            {COPY.since} <Moment at={since} />
          </p>
        </div>
        <div className="grid justify-items-start gap-2">
          <Badge tone={role === 'owner' ? 'accent' : 'neutral'}>{ROLE_TITLES[role]}</Badge>
          <StateLabel state={hasSecondFactor ? 'normal' : 'unknown'}>
            {hasSecondFactor ? COPY.secondFactor : COPY.noSecondFactor}
          </StateLabel>
        </div>
      </header>
      <Sessions name={name} sessions={sessions} idempotencyKey={idempotencyKey} />
      <div className="grid gap-1 border-t border-line pt-2">
        {isLastOwner ? (
          <p className="py-2 text-sm text-ink-soft">{COPY.lastOwner}</p>
        ) : (
          <Disclosure title={COPY.changeRole}>
            <StaffForm
              intent="change-role"
              idempotencyKey={idempotencyKey}
              subject={person}
              button={{title: COPY.changeRole, label: staffButtonLabel('change-role', name)}}
            >
              <SelectField name={STAFF_FIELDS.role} label={COPY.role} defaultValue={role} key={role}>
                {STAFF_ROLES.map((each) => (
                  <option key={each} value={each}>
                    {ROLE_TITLES[each]}
                  </option>
                ))}
              </SelectField>
            </StaffForm>
          </Disclosure>
        )}
        {hasSecondFactor && (
          <Disclosure title={COPY.reset}>
            <StaffForm
              intent="reset"
              idempotencyKey={idempotencyKey}
              subject={person}
              button={{title: COPY.reset, label: staffButtonLabel('reset', name)}}
              className="grid justify-items-start gap-3"
            >
              <p className="max-w-prose text-sm text-ink-soft">{COPY.resetText}</p>
            </StaffForm>
          </Disclosure>
        )}
        {!isLastOwner && (
          <Disclosure title={COPY.remove}>
            <StaffForm
              intent="remove"
              idempotencyKey={idempotencyKey}
              subject={person}
              button={{title: COPY.remove, label: staffButtonLabel('remove', name), tone: 'danger'}}
              className="grid justify-items-start gap-3"
            >
              <p className="max-w-prose text-sm text-ink-soft">{isSelf ? COPY.leaveText : COPY.removeText}</p>
            </StaffForm>
          </Disclosure>
        )}
      </div>
    </article>
  );
}

/** Folds a form away, so that none of them is sent by a slip. */
function Disclosure({title, children}: {readonly title: string; readonly children: ReactNode}) {
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden">
        {title}
        <Icon name="chevron-down" className="size-4 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div className="pb-3">{children}</div>
    </details>
  );
}

interface SessionsProps extends Pick<StaffMemberView, 'name'> {
  readonly sessions: readonly StaffSessionView[];
  readonly idempotencyKey: string;
}

function Sessions({name, sessions, idempotencyKey}: SessionsProps) {
  if (sessions.length === 0) return <p className="text-sm text-ink-soft">{COPY.noSessions}</p>;
  return (
    <ul aria-label={COPY.sessions} className="grid gap-2">
      {sessions.map(({handle, method, verifiedAt, lastSeen, isOwn}) => (
        <li key={handle} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <p className="min-w-0 text-sm">
            <span className="font-semibold">{`${method}, ${lastSeen}`}</span>
            {isOwn && <span>{` (${COPY.ownSession})`}</span>}
            <span className="block text-ink-soft">
              {COPY.verified} <Moment at={verifiedAt} />
            </span>
          </p>
          <StaffForm
            intent="end-session"
            idempotencyKey={idempotencyKey}
            subject={{name: STAFF_FIELDS.session, value: handle}}
            button={{title: COPY.end, label: endSessionLabel(name, isOwn)}}
          />
        </li>
      ))}
    </ul>
  );
}
