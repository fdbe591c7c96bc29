import {removeAccountStorage} from '~/ui/account-storage';

const EVENT = 'userStatusChanged';
const CHANNEL = 'user-status';
/** Keys that earlier versions of the storefront stored where any script could read them. */
const OLD_KEYS = ['user', 'shopify_token', 'shopify_token_expires', 'orders', 'product-storage'];
const CLEARED_FLAG = 'auth-migration';

/** Removes the storage keys of earlier versions, once per browser. */
export function clearOldStorage(): void {
  try {
    if (localStorage.getItem(CLEARED_FLAG)) return;
    for (const key of OLD_KEYS) localStorage.removeItem(key);
    localStorage.setItem(CLEARED_FLAG, 'done');
  } catch {
    // Without storage there is nothing to remove.
  }
}

/** Dispatches the event in this page. @param detail 'here' if this page changed the status and is up to date */
const dispatchStatus = (detail: 'here' | 'elsewhere') => window.dispatchEvent(new CustomEvent(EVENT, {detail}));

let opened: BroadcastChannel | undefined;

/** One channel both sends and receives: a second channel in this page would receive its messages and reload it. */
const openChannel = () => (opened ??= new BroadcastChannel(CHANNEL));

/** Notifies this page and all other tabs that the viewer has changed, and removes what the browser stored for that person. */
export function announceUserStatus(): void {
  removeAccountStorage();
  dispatchStatus('here');
  openChannel().postMessage(null);
}

/**
 * Calls `refresh` when another tab reports a change, and when the browser restores a page from its back/forward cache.
 * @returns a function that stops it
 */
export function followUserStatus(refresh: () => void): () => void {
  const channel = openChannel();
  channel.onmessage = () => {
    dispatchStatus('elsewhere');
    refresh();
  };
  const onShow = ({persisted}: PageTransitionEvent) => persisted && refresh();
  window.addEventListener('pageshow', onShow);
  return () => {
    channel.onmessage = null;
    window.removeEventListener('pageshow', onShow);
  };
}
