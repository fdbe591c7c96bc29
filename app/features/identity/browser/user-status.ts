const EVENT = 'userStatusChanged';
const CHANNEL = 'user-status';
/** What earlier versions of the shop kept where any script could read it. */
const OLD_KEYS = ['user', 'shopify_token', 'shopify_token_expires', 'orders', 'product-storage'];
const CLEARED_FLAG = 'auth-migration';

/** Removes what earlier versions left behind in this browser, once. */
export function clearOldStorage(): void {
  try {
    if (localStorage.getItem(CLEARED_FLAG)) return;
    for (const key of OLD_KEYS) localStorage.removeItem(key);
    localStorage.setItem(CLEARED_FLAG, 'done');
  } catch {
    // A browser that keeps nothing for us has nothing to clear.
  }
}

/** @param detail 'here' when it is this page that knows, and has what it shows anew */
const announceIn = (detail: 'here' | 'elsewhere') => window.dispatchEvent(new CustomEvent(EVENT, {detail}));

let opened: BroadcastChannel | undefined;

/** One channel for both ways: a second one of the same page would hear it, and load anew what has just been loaded. */
const openChannel = () => (opened ??= new BroadcastChannel(CHANNEL));

/** Tells this page and every other tab that somebody else is signed in now, or nobody. */
export function announceUserStatus(): void {
  announceIn('here');
  openChannel().postMessage(null);
}

/**
 * Follows what other tabs say, and looks anew when the browser brings back a page from before.
 * @returns what ends it
 */
export function followUserStatus(refresh: () => void): () => void {
  const channel = openChannel();
  channel.onmessage = () => {
    announceIn('elsewhere');
    refresh();
  };
  const onShow = ({persisted}: PageTransitionEvent) => persisted && refresh();
  window.addEventListener('pageshow', onShow);
  return () => {
    channel.onmessage = null;
    window.removeEventListener('pageshow', onShow);
  };
}
