import {ConsentBanner} from '~/shop/analytics/consent/ConsentBanner';
import type {Consent} from '~/shop/analytics/consent/consent-choice';
import type {ConsentObstacle} from '~/shop/analytics/consent/visitor-consent';
import {Section, type SectionProps} from '../Section';
import {State} from '../State';

interface BannerState {
  readonly consent: Consent;
  readonly obstacle?: ConsentObstacle;
  readonly hasPartners?: boolean;
}

const STATES: Readonly<Record<string, BannerState>> = {
  'before a choice': {consent: 'unknown'},
  'before a choice, with a tag manager': {consent: 'unknown', hasPartners: true},
  'after accepting, from the footer': {consent: 'granted'},
  'after declining, from the footer': {consent: 'declined'},
  'declined by Global Privacy Control': {consent: 'declined', obstacle: 'global-privacy-control'},
  'storage is blocked': {consent: 'declined', obstacle: 'storage-blocked'},
};

/** The question whether visits may be measured; `contain` keeps it in its frame. */
export function ConsentSection({id}: Pick<SectionProps, 'id'>) {
  return (
    <Section id={id} title="Privacy choices">
      {Object.entries(STATES).map(([name, {consent, obstacle = null, hasPartners = false}]) => (
        <State key={name} name={name} isWide>
          <div className="min-h-64 [contain:layout]">
            <ConsentBanner
              consent={consent}
              obstacle={obstacle}
              hasPartners={hasPartners}
              onChoose={() => undefined}
              onClose={() => undefined}
            />
          </div>
        </State>
      ))}
    </Section>
  );
}
