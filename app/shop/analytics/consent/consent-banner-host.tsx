import type {Root} from 'react-dom/client';
import {createOwnRoot} from '~/ui/own-root';
import {ConsentBanner} from './ConsentBanner';
import type {ConsentChoice} from './consent-choice';
import {CONSENT_ROOM_ID, showConsentRoom} from './consent-room';
import {getConsentObstacle, getConsent} from './visitor-consent';

interface ConsentQuestion {
  readonly hasPartners: boolean;
  readonly onChoose: (choice: ConsentChoice) => void;
  /** The button that opened it, which gets the focus back; null if it opened by itself. */
  readonly opener: HTMLElement | null;
}

let container: HTMLElement | undefined;
let root: Root | undefined;

/**
 * Shows the banner in its room after the skip link, so that it is among the first in the order of the keyboard; for a button
 * of the footer, after the footer. It has a React tree of its own, so that it adds nothing to the code of the page.
 */
export function showConsentBanner({hasPartners, onChoose, opener}: ConsentQuestion): void {
  container ??= document.createElement('div');
  if (opener) opener.closest('footer')?.after(container);
  else document.getElementById(CONSENT_ROOM_ID)?.append(container);
  showConsentRoom(opener === null);
  root ??= createOwnRoot(container);
  const close = () => {
    const hadFocus = container?.contains(document.activeElement) ?? false;
    hideConsentBanner();
    if (hadFocus) (opener ?? document.querySelector<HTMLElement>('main'))?.focus({preventScroll: true});
  };
  root.render(
    <ConsentBanner
      ref={(banner) => opener && banner?.focus()}
      consent={getConsent()}
      obstacle={getConsentObstacle()}
      hasPartners={hasPartners}
      isRequested={opener !== null}
      onChoose={(choice) => {
        close();
        onChoose(choice);
      }}
      onClose={close}
    />,
  );
}

export function hideConsentBanner(): void {
  root?.render(null);
  showConsentRoom(false);
}
