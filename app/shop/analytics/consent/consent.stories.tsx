import {State} from '~/workbench/State';
import type {Stories} from '~/workbench/stories';
import type {Consent} from './consent-choice';
import {ConsentBanner} from './ConsentBanner';
import type {ConsentObstacle} from './visitor-consent';

interface BannerState {
  readonly consent: Consent;
  readonly obstacle?: ConsentObstacle;
  readonly hasPartners?: boolean;
  readonly isRequested?: boolean;
}

const STATES: Readonly<Record<string, BannerState>> = {
  'before a choice': {consent: 'unknown'},
  'before a choice, with a tag manager': {consent: 'unknown', hasPartners: true},
  'after accepting, from the footer': {consent: 'granted', isRequested: true},
  'after declining, from the footer': {consent: 'declined', isRequested: true},
  'declined by Global Privacy Control': {consent: 'declined', obstacle: 'global-privacy-control', isRequested: true},
  'storage is blocked': {consent: 'declined', obstacle: 'storage-blocked', isRequested: true},
};

/** The question whether visits may be measured. */
function ConsentStates() {
  return (
    <>
      {Object.entries(STATES).map(([name, {consent, obstacle = null, hasPartners = false, isRequested = false}]) => (
        <State key={name} name={name} isWide>
          <ConsentBanner
            consent={consent}
            obstacle={obstacle}
            hasPartners={hasPartners}
            isRequested={isRequested}
            onChoose={() => undefined}
            onClose={() => undefined}
          />
        </State>
      ))}
    </>
  );
}

export const stories: Stories = {title: 'Privacy choices', States: ConsentStates};
