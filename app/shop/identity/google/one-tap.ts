import {OFFER_PATH, ONE_TAP_PATH, ONE_TAP_SLOT_ID, type OneTapOffer} from './one-tap-offer';

const DISMISSED_KEY = 'one-tap-dismissed';
const OVERLAY = 'dialog[open], [role="dialog"], [role="alertdialog"]';
const SCRIPT_MS = 30_000;
const LOOK_AGAIN_MS = 1_000;

/** The part of Google's library that shows its prompt. */
interface GoogleId {
  initialize(options: {
    client_id: string;
    nonce: string;
    callback(result: {credential: string}): void;
    use_fedcm_for_prompt: boolean;
    cancel_on_tap_outside: boolean;
    prompt_parent_id: string;
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

/** A prompt that a navigation closed is not shown again on the next page. */
let wasShown = false;

/**
 * Shows Google's prompt once per page load, unless the visitor has dismissed it before. It never covers an action: in its
 * slot it covers nothing, and where the browser shows it outside of the page, our drawers and dialogs close it.
 * @param send posts a form without leaving the page
 * @param signal closes the prompt
 */
export async function showOneTap(send: Send, signal: AbortSignal): Promise<void> {
  if (wasShown || coversPage() || wasDismissed()) return;
  await waitUntilUnobstructed(signal);
  const response = await fetch(OFFER_PATH, {method: 'POST', signal});
  if (response.status !== 200) return;
  const offer: OneTapOffer = await response.json();
  const {id: google} = await loadLibrary(offer.script, signal);
  await waitUntilUnobstructed(signal);
  wasShown = true;
  prompt(google, offer, send, signal);
}

/** Phones show the prompt as a sheet over the lower part of the page and ignore the slot. */
const coversPage = () => /Android|Mobi/.test(navigator.userAgent);

function prompt(google: GoogleId, {clientId, nonce}: OneTapOffer, send: Send, signal: AbortSignal): void {
  let isClosedByUs = false;
  const hide = () => {
    isClosedByUs = true;
    google.cancel();
  };
  const watcher = new MutationObserver(() => document.querySelector(OVERLAY) && hide());
  const closeByEscape = ({key, defaultPrevented}: KeyboardEvent) => {
    if (key === 'Escape' && !defaultPrevented) google.cancel();
  };
  const stop = () => {
    watcher.disconnect();
    removeEventListener('keydown', closeByEscape);
    signal.removeEventListener('abort', hide);
  };
  google.initialize({
    client_id: clientId,
    nonce,
    callback: ({credential}) => send({credential, returnTo: location.pathname + location.search}, ONE_TAP_PATH),
    use_fedcm_for_prompt: true,
    cancel_on_tap_outside: false,
    prompt_parent_id: ONE_TAP_SLOT_ID,
  });
  google.prompt((moment) => {
    if (!moment.isSkippedMoment() && !moment.isDismissedMoment()) return;
    stop();
    if (!isClosedByUs && moment.getDismissedReason() !== 'credential_returned') rememberDismissal();
  });
  watcher.observe(document.body, {childList: true, subtree: true, attributeFilter: ['open']});
  addEventListener('keydown', closeByEscape);
  signal.addEventListener('abort', hide);
}

/** Loads Google's script. It needs no CSP nonce, because a script with a nonce adds it. */
function loadLibrary(source: string, signal: AbortSignal): Promise<GoogleAccounts> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const giveUp = () => {
      script.remove();
      reject(new Error('Google sign-in: the script did not load'));
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

/** Waits until no overlay is open and the slot is below the viewport, so that filling it causes no layout shift. */
async function waitUntilUnobstructed(signal: AbortSignal): Promise<void> {
  while (document.querySelector(OVERLAY) || !isSlotBelowView()) {
    signal.throwIfAborted();
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
  signal.throwIfAborted();
}

/** An empty slot has no layout box, so the end of what contains it gives its position. */
function isSlotBelowView(): boolean {
  const content = document.getElementById(ONE_TAP_SLOT_ID)?.closest('aside')?.parentElement;
  return content ? content.getBoundingClientRect().bottom >= innerHeight : false;
}

function wasDismissed(): boolean {
  try {
    return localStorage.getItem(DISMISSED_KEY) !== null;
  } catch {
    // Without storage the prompt would show on every page.
    return true;
  }
}

function rememberDismissal(): void {
  try {
    localStorage.setItem(DISMISSED_KEY, 'yes');
  } catch {
    // Without storage the prompt does not show at all.
  }
}
