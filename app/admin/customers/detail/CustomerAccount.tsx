import {Link} from '@remix-run/react';
import {buttonStyle} from '~/ui/button-style';
import {cn} from '~/ui/cn';
import {SectionCard} from '~/ui/SectionCard';
import {Moment} from '~/ui/Moment';
import {CUSTOMER_COPY, ISSUER_LABELS} from './customer-copy';
import type {CustomerFacts, PersonAccountView, SignInMethodView, StoredCustomer} from './customer-view';
import {FactList} from './FactList';
import {InviteForm} from './InviteForm';

interface CustomerAccountProps {
  /** Null while Shopify is unavailable. */
  readonly facts: CustomerFacts | null;
  /** Null while the database is unavailable. */
  readonly stored: StoredCustomer | null;
  readonly idempotencyKey: string;
}

/** How a customer signs in, and the form that sends an activation email again. */
export function CustomerAccount({facts, stored, idempotencyKey}: CustomerAccountProps) {
  const canInvite = facts !== null && facts.account !== 'ENABLED';
  return (
    <SectionCard title={CUSTOMER_COPY.account}>
      {stored && <PersonAccount person={stored.person} />}
      {canInvite && <InviteForm idempotencyKey={idempotencyKey} />}
      <Link to="privacy" relative="path" className={cn(buttonStyle({tone: 'outline', size: 'sm'}), 'mt-5')}>
        {CUSTOMER_COPY.personalData}
      </Link>
    </SectionCard>
  );
}

function PersonAccount({person}: {readonly person: PersonAccountView | null}) {
  if (!person) return <p className="text-ink-soft">{CUSTOMER_COPY.neverSignedIn}</p>;
  const {methods, sessions, lastSeenAt} = person;
  return (
    <FactList
      facts={[
        [CUSTOMER_COPY.methods, <SignInMethods key="methods" methods={methods} />],
        [CUSTOMER_COPY.sessions, CUSTOMER_COPY.devices(sessions)],
        [CUSTOMER_COPY.lastSeen, lastSeenAt ? <Moment key="seen" at={lastSeenAt} /> : CUSTOMER_COPY.never],
      ]}
    />
  );
}

function SignInMethods({methods}: {readonly methods: readonly SignInMethodView[]}) {
  return (
    <ul className="grid gap-2">
      {methods.map(({issuer, email, isVerified, addedAt}) => (
        <li key={issuer}>
          <span className="font-semibold">{ISSUER_LABELS[issuer]}</span>
          <span className="block text-sm">{email ?? CUSTOMER_COPY.none}</span>
          <span className="block text-sm text-ink-soft">
            <span>{isVerified ? CUSTOMER_COPY.verified : CUSTOMER_COPY.notVerified}</span> · {CUSTOMER_COPY.added}{' '}
            <Moment at={addedAt} />
          </span>
        </li>
      ))}
    </ul>
  );
}
