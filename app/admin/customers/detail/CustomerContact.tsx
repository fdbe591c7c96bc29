import {SectionCard} from '~/ui/SectionCard';
import {Moment} from '~/ui/Moment';
import {CUSTOMERS_COPY} from '../customers-copy';
import {CUSTOMER_COPY, consentLabel} from './customer-copy';
import type {ConsentView, CustomerContacts, CustomerFacts} from './customer-view';
import {FactList} from './FactList';

interface CustomerContactProps {
  readonly facts: CustomerFacts;
  /** Null if the store denies them. */
  readonly contacts: CustomerContacts | null;
}

/** What Shopify tells about a customer: contact, addresses and consent. */
export function CustomerContact({facts, contacts}: CustomerContactProps) {
  const {email, isEmailVerified, phone, since, spent, orders, note, tags} = facts;
  const verified = isEmailVerified ? CUSTOMER_COPY.verified : CUSTOMER_COPY.notVerified;
  return (
    <>
      <SectionCard title={CUSTOMER_COPY.contact}>
        <FactList
          facts={[
            [CUSTOMER_COPY.email, email ? `${email}\n${verified}` : CUSTOMER_COPY.none],
            [CUSTOMER_COPY.phone, phone ?? CUSTOMER_COPY.none],
            ...(contacts
              ? [[CUSTOMER_COPY.consent, <Consent key="consent" consent={contacts.consent} />] as const]
              : []),
            [CUSTOMER_COPY.since, <Moment key="since" at={since} />],
            [CUSTOMER_COPY.orders, orders ?? CUSTOMERS_COPY.unknown],
            [CUSTOMER_COPY.spent, spent ?? CUSTOMERS_COPY.unknown],
            ...(note ? [[CUSTOMER_COPY.note, note] as const] : []),
            ...(tags.length > 0 ? [[CUSTOMER_COPY.tags, tags.join(', ')] as const] : []),
          ]}
        />
      </SectionCard>
      <SectionCard title={CUSTOMER_COPY.addresses}>
        {contacts === null && <p className="text-ink-soft">{CUSTOMER_COPY.contactsDenied}</p>}
        {contacts?.addresses.length === 0 && <p className="text-ink-soft">{CUSTOMER_COPY.noAddress}</p>}
        <ul className="grid gap-4">
          {contacts?.addresses.map(({id, lines}) => (
            <li key={id}>
              <address className="[overflow-wrap:anywhere] whitespace-pre-line not-italic">{lines.join('\n')}</address>
            </li>
          ))}
        </ul>
      </SectionCard>
    </>
  );
}

function Consent({consent}: {readonly consent: ConsentView | null}) {
  if (!consent) return <>{CUSTOMER_COPY.none}</>;
  return (
    <>
      {consentLabel(consent.state)}
      {consent.at && <Moment at={consent.at} className="block text-sm text-ink-soft" />}
    </>
  );
}
