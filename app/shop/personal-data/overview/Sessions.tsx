import {Form, useNavigation} from '@remix-run/react';
import {INTENT} from '~/core/intent';
import {useAccountPerson} from '~/shop/account/frame/use-account-person';
import {OWNER_FIELD} from '~/shop/account/owner-field';
import {Button} from '~/ui/Button';
import {Moment} from '~/ui/Moment';
import {StatusBadge} from '~/ui/StatusBadge';
import {PRIVACY_COPY as COPY} from '../personal-data-copy';
import type {SessionView} from './load-privacy.server';

/** Where a person is logged in, with a button for each session but the one of this browser. */
export function Sessions({sessions}: {readonly sessions: readonly SessionView[]}) {
  return (
    <section
      aria-labelledby="sessions"
      className="rounded-card border border-line bg-surface-raised p-5 shadow-card sm:p-6"
    >
      <h3 id="sessions" className="text-xl font-semibold">
        {COPY.sessions}
      </h3>
      <p className="mt-2 max-w-prose text-ink-soft">{COPY.sessionsText}</p>
      <ul className="mt-4 divide-y divide-line border-t border-line">
        {sessions.map((session) => (
          <li
            key={session.handle}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 py-4 last:pb-0"
          >
            <Facts session={session} />
            {session.isCurrent ? (
              <StatusBadge tone="done">{COPY.current}</StatusBadge>
            ) : (
              <EndForm intent="end-session" session={session} label={COPY.end} />
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 2 && (
        <div className="mt-4">
          <EndForm intent="end-others" label={COPY.endOthers} />
        </div>
      )}
    </section>
  );
}

const Facts = ({session: {device, method, beganAt, lastUsedAt}}: {readonly session: SessionView}) => (
  <div className="min-w-0 flex-1 basis-52">
    <p className="font-semibold">
      {device ?? COPY.unknownDevice} <span className="font-normal text-ink-soft">{COPY.method[method]}</span>
    </p>
    <p className="text-sm text-ink-soft">
      {COPY.began} <Moment at={beganAt} />, {COPY.lastUsed} <Moment at={lastUsedAt} />
    </p>
  </div>
);

interface EndFormProps {
  readonly intent: 'end-session' | 'end-others';
  readonly session?: SessionView;
  readonly label: string;
}

/** A form of its own, so that it works without scripts. */
function EndForm({intent, session, label}: EndFormProps) {
  const {userId} = useAccountPerson();
  const {formData} = useNavigation();
  const isPending = formData?.get(INTENT) === intent && (!session || formData.get('session') === session.handle);
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name={OWNER_FIELD} value={userId} />
      {session && <input type="hidden" name="session" value={session.handle} />}
      <Button
        type="submit"
        name={INTENT}
        value={intent}
        tone="outline"
        size="sm"
        isPending={isPending}
        aria-label={session && COPY.endLabel(session.device ?? COPY.unknownDevice)}
      >
        {label}
      </Button>
    </Form>
  );
}
