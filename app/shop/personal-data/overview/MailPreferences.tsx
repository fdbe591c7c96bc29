import {Form, Link, useNavigation} from '@remix-run/react';
import type {ReactNode} from 'react';
import {INTENT} from '~/core/intent';
import {useAccountPerson} from '~/shop/account/frame/use-account-person';
import {OWNER_FIELD} from '~/shop/account/owner-field';
import {Button} from '~/ui/Button';
import {buttonStyle} from '~/ui/button-style';
import {MAILS_COPY as COPY} from '../personal-data-copy';
import type {MailPreferencesView} from './load-privacy.server';

/** The mails that a person can do without, each with a button. */
export function MailPreferences({mails}: {readonly mails: MailPreferencesView}) {
  const {marketing, stockAlerts, wantsReviewRequests, wantsParcelMails} = mails;
  const isSubscribed = marketing === 'confirmed' || marketing === 'pending';
  return (
    <section
      aria-labelledby="mails"
      className="rounded-card border border-line bg-surface-raised p-5 shadow-card sm:p-6"
    >
      <h3 id="mails" className="text-xl font-semibold">
        {COPY.title}
      </h3>
      <p className="mt-2 max-w-prose text-ink-soft">{COPY.text}</p>
      <ul className="mt-4 divide-y divide-line border-t border-line">
        <Row title={COPY.marketing} state={COPY.marketingState[marketing]}>
          {isSubscribed ? (
            <MailForm intent="stop-marketing" label={COPY.unsubscribe} />
          ) : (
            <Link to="/subscribe" className={buttonStyle({tone: 'outline', size: 'sm'})}>
              {COPY.subscribe}
            </Link>
          )}
        </Row>
        <Row title={COPY.parcels} state={wantsParcelMails ? COPY.parcelsOn : COPY.parcelsOff}>
          <MailForm
            intent={wantsParcelMails ? 'parcels-off' : 'parcels-on'}
            label={wantsParcelMails ? COPY.stop : COPY.start}
            about={COPY.parcels}
          />
        </Row>
        <Row title={COPY.reviews} state={wantsReviewRequests ? COPY.reviewsOn : COPY.off}>
          <MailForm
            intent={wantsReviewRequests ? 'reviews-off' : 'reviews-on'}
            label={wantsReviewRequests ? COPY.stop : COPY.start}
            about={COPY.reviews}
          />
        </Row>
        {stockAlerts > 0 && (
          <Row title={COPY.stock} state={COPY.stockState(stockAlerts)}>
            <MailForm intent="stop-alerts" label={COPY.stop} about={COPY.stock} />
          </Row>
        )}
      </ul>
    </section>
  );
}

interface RowProps {
  readonly title: string;
  readonly state: string;
  readonly children: ReactNode;
}

const Row = ({title, state, children}: RowProps) => (
  <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 py-4 last:pb-0">
    <div className="min-w-0 flex-1 basis-52">
      <p className="font-semibold">{title}</p>
      <p className="text-sm text-ink-soft">{state}</p>
    </div>
    {children}
  </li>
);

interface MailFormProps {
  readonly intent: 'stop-marketing' | 'stop-alerts' | 'reviews-on' | 'reviews-off' | 'parcels-on' | 'parcels-off';
  readonly label: string;
  readonly about?: string;
}

/** A form of its own, so that it works without scripts. */
function MailForm({intent, label, about}: MailFormProps) {
  const {userId} = useAccountPerson();
  const isPending = useNavigation().formData?.get(INTENT) === intent;
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name={OWNER_FIELD} value={userId} />
      <Button
        type="submit"
        name={INTENT}
        value={intent}
        tone="outline"
        size="sm"
        isPending={isPending}
        aria-label={about && `${label}: ${about}`}
      >
        {label}
      </Button>
    </Form>
  );
}
