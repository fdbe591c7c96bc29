import {Link} from '@remix-run/react';
import {ButtonForm} from '~/shop/account/ButtonForm';
import {buttonStyle} from '~/ui/button-style';
import {MAILS_COPY as COPY} from '../personal-data-copy';
import type {MailPreferencesView} from './load-privacy.server';
import {PrivacyCard} from './PrivacyCard';
import {PrivacyRow} from './PrivacyRow';

/** The mails that a person can do without, each with a button. */
export function MailPreferences({mails}: {readonly mails: MailPreferencesView}) {
  const {marketing, stockAlerts, wantsReviewRequests, wantsParcelMails} = mails;
  const isSubscribed = marketing === 'confirmed' || marketing === 'pending';
  return (
    <PrivacyCard id="mails" title={COPY.title} text={COPY.text}>
      <ul className="divide-y divide-line border-t border-line">
        <PrivacyRow title={COPY.marketing} state={COPY.marketingState[marketing]}>
          {isSubscribed ? (
            <ButtonForm intent="stop-marketing" label={COPY.unsubscribe} />
          ) : (
            <Link to="/subscribe" className={buttonStyle({tone: 'outline', size: 'sm'})}>
              {COPY.subscribe}
            </Link>
          )}
        </PrivacyRow>
        <PrivacyRow title={COPY.parcels} state={wantsParcelMails ? COPY.parcelsOn : COPY.parcelsOff}>
          <Switch intent="parcels" isOn={wantsParcelMails} about={COPY.parcels} />
        </PrivacyRow>
        <PrivacyRow title={COPY.reviews} state={wantsReviewRequests ? COPY.reviewsOn : COPY.off}>
          <Switch intent="reviews" isOn={wantsReviewRequests} about={COPY.reviews} />
        </PrivacyRow>
        {stockAlerts > 0 && (
          <PrivacyRow title={COPY.stock} state={COPY.stockState(stockAlerts)}>
            <ButtonForm intent="stop-alerts" label={COPY.stop} accessibleName={`${COPY.stop}: ${COPY.stock}`} />
          </PrivacyRow>
        )}
      </ul>
    </PrivacyCard>
  );
}

interface SwitchProps {
  readonly intent: 'parcels' | 'reviews';
  readonly isOn: boolean;
  readonly about: string;
}

function Switch({intent, isOn, about}: SwitchProps) {
  const label = isOn ? COPY.stop : COPY.start;
  return <ButtonForm intent={`${intent}-${isOn ? 'off' : 'on'}`} label={label} accessibleName={`${label}: ${about}`} />;
}
