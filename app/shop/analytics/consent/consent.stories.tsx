import {State} from '~/workbench/State';
import type {Stories} from '~/workbench/stories';
import type {Consent} from './consent-choice';
import {ConsentBanner} from './ConsentBanner';
import type {ConsentObstacle} from './visitor-consent';

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
function ConsentStates() {
  return (
    <>
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
    </>
  );
}

export const stories: Stories = {title: 'Privacy choices', States: ConsentStates};
