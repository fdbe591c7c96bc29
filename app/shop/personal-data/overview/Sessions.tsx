import {ButtonForm} from '~/shop/account/ButtonForm';
import {Moment} from '~/ui/Moment';
import {StatusBadge} from '~/ui/StatusBadge';
import {PRIVACY_COPY as COPY} from '../personal-data-copy';
import type {SessionView} from './load-privacy.server';
import {PrivacyCard} from './PrivacyCard';
import {PrivacyRow} from './PrivacyRow';

/** Where a person is logged in, with a button for each session but the one of this browser. */
export function Sessions({sessions}: {readonly sessions: readonly SessionView[]}) {
  return (
    <PrivacyCard id="sessions" title={COPY.sessions} text={COPY.sessionsText}>
      <ul className="divide-y divide-line border-t border-line">
        {sessions.map((session) => (
          <Session key={session.handle} session={session} />
        ))}
      </ul>
      {sessions.length > 2 && (
        <div className="mt-4">
          <ButtonForm intent="end-others" label={COPY.endOthers} />
        </div>
      )}
    </PrivacyCard>
  );
}

function Session({session}: {readonly session: SessionView}) {
  const {handle, method, beganAt, lastUsedAt, isCurrent} = session;
  const device = session.device ?? COPY.unknownDevice;
  return (
    <PrivacyRow
      title={
        <>
          {device} <span className="font-normal text-ink-soft">{COPY.method[method]}</span>
        </>
      }
      state={
        <>
          {COPY.began} <Moment at={beganAt} />, {COPY.lastUsed} <Moment at={lastUsedAt} />
        </>
      }
    >
      {isCurrent ? (
        <StatusBadge tone="done">{COPY.current}</StatusBadge>
      ) : (
        <ButtonForm
          intent="end-session"
          label={COPY.end}
          accessibleName={COPY.endLabel(device)}
          fields={{session: handle}}
        />
      )}
    </PrivacyRow>
  );
}
