import {OFFER_PATH, ONE_TAP_PATH, type OneTapOffer} from './one-tap-offer';

const DISMISSED_KEY = 'one-tap-dismissed';
const OVERLAY = 'dialog[open], [role="dialog"], [role="alertdialog"]';
const SCRIPT_MS = 30_000;
const LOOK_AGAIN_MS = 1_000;

/** The part of Google's library that shows its prompt. */
interface GoogleId {
  initialize(options: {
    client_id: string;
    nonce: string;
    callback(answer: {credential: string}): void;
    use_fedcm_for_prompt: boolean;
    cancel_on_tap_outside: boolean;
  }): void;
  prompt(listener: (moment: Moment) => void): void;
  cancel(): void;
}

interface GoogleAccounts {
  readonly id: GoogleId;
}

interface Moment {
  isSkippedMoment(): boolean;
  isDismissedMoment(): boolean;
  getDismissedReason(): string | undefined;
}

type Send = (fields: Record<string, string>, action: string) => void;

/**
 * Shows Google's prompt, unless the visitor has closed it before; never over a drawer or dialog of ours.
 * @param send posts a form without leaving the page
 * @param signal takes the prompt away
 */
export async function showOneTap(send: Send, signal: AbortSignal): Promise<void> {
  if (wasDismissed()) return;
  await noOverlay(signal);
  const response = await fetch(OFFER_PATH, {method: 'POST', signal});
  if (response.status !== 200) return;
  const offer: OneTapOffer = await response.json();
  const {id: google} = await loadLibrary(offer.script, signal);
  await noOverlay(signal);
  prompt(google, offer, send, signal);
}

function prompt(google: GoogleId, {clientId, nonce}: OneTapOffer, send: Send, signal: AbortSignal): void {
  let isOurDoing = false;
  const hide = () => {
    isOurDoing = true;
    google.cancel();
  };
  const watcher = new MutationObserver(() => document.querySelector(OVERLAY) && hide());
  const stop = () => {
    watcher.disconnect();
    signal.removeEventListener('abort', hide);
  };
  google.initialize({
    client_id: clientId,
    nonce,
    callback: ({credential}) => send({credential, returnTo: location.pathname + location.search}, ONE_TAP_PATH),
    use_fedcm_for_prompt: true,
    cancel_on_tap_outside: false,
  });
  google.prompt((moment) => {
    if (!moment.isSkippedMoment() && !moment.isDismissedMoment()) return;
    stop();
    if (!isOurDoing && moment.getDismissedReason() !== 'credential_returned') rememberDismissal();
  });
  watcher.observe(document.body, {childList: true, subtree: true, attributeFilter: ['open']});
  signal.addEventListener('abort', hide);
}

/** A script that a nonced one adds is trusted without a nonce of its own. */
function loadLibrary(source: string, signal: AbortSignal): Promise<GoogleAccounts> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const giveUp = () => {
      script.remove();
      reject(new Error('Google is not to be had'));
    };
    const timer = setTimeout(giveUp, SCRIPT_MS);
    signal.addEventListener('abort', giveUp);
    script.onerror = giveUp;
    script.onload = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', giveUp);
      const {google} = window as {google?: {accounts?: GoogleAccounts}};
      if (google?.accounts) resolve(google.accounts);
      else giveUp();
    };
    script.src = source;
    script.async = true;
    document.head.append(script);
  });
}

async function noOverlay(signal: AbortSignal): Promise<void> {
  while (document.querySelector(OVERLAY)) await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  signal.throwIfAborted();
}

function wasDismissed(): boolean {
  try {
    return localStorage.getItem(DISMISSED_KEY) !== null;
  } catch {
    // Who keeps nothing would be asked on every page.
    return true;
  }
}

function rememberDismissal(): void {
  try {
    localStorage.setItem(DISMISSED_KEY, 'yes');
  } catch {
    // The next page does not ask either, then.
  }
}
