import type {Root} from 'react-dom/client';
import {createOwnRoot} from '~/ui/own-root';
import {ConsentBanner} from './ConsentBanner';
import type {ConsentChoice} from './consent-choice';
import {getConsentObstacle, getConsent} from './visitor-consent';

interface ConsentQuestion {
  readonly hasPartners: boolean;
  readonly onChoose: (choice: ConsentChoice) => void;
  /** The button that opened it, which gets the focus back; null if it opened by itself. */
  readonly opener: HTMLElement | null;
}

let container: HTMLElement | undefined;
let root: Root | undefined;
let observer: ResizeObserver | undefined;

/**
 * Shows the banner after the skip link, so that it is among the first in the order of the keyboard. It has a React tree of
 * its own, so that it adds nothing to the code of the page.
 */
export function showConsentBanner({hasPartners, onChoose, opener}: ConsentQuestion): void {
  container ??= document.createElement('div');
  // The skip link must stay the first link.
  if (!container.isConnected) document.querySelector('body a')?.after(container);
  root ??= createOwnRoot(container);
  const close = () => {
    const hadFocus = container?.contains(document.activeElement) ?? false;
    hideConsentBanner();
    if (hadFocus) (opener ?? document.querySelector<HTMLElement>('main'))?.focus({preventScroll: true});
  };
  root.render(
    <ConsentBanner
      ref={(banner) => onRendered(banner, opener !== null)}
      consent={getConsent()}
      obstacle={getConsentObstacle()}
      hasPartners={hasPartners}
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
}

function onRendered(banner: HTMLElement | null, wasRequested: boolean): void {
  observer?.disconnect();
  if (!banner) return makeRoom('', '');
  observer = new ResizeObserver(() => {
    const height = `${banner.offsetHeight}px`;
    const covers = getComputedStyle(banner).position === 'fixed';
    makeRoom(`calc(${height} + var(--consent-offset) + 1.5rem)`, covers ? `calc(${height} + 6.25rem)` : '');
  });
  observer.observe(banner);
  if (wasRequested) banner.focus({preventScroll: true});
}

/**
 * Makes room for the banner at the end of the page, and below an element that gets the focus. The latter always includes
 * the buy bar: a variable in the style of the document element would restyle the whole page.
 */
function makeRoom(atEnd: string, belowFocus: string): void {
  document.documentElement.style.scrollPaddingBottom = belowFocus;
  document.body.style.setProperty('--consent-room', atEnd);
}
