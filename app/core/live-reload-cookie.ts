/**
 * The cookie that the browser sets while a staff page reloads itself after a message: such a request is no activity of the
 * admin. A forged one only shortens the sender's own session.
 */
export const LIVE_RELOAD_COOKIE = {name: 'live-reload', maxAgeS: 10} as const;

/** Returns whether a staff page is reloading itself; in browsers only. */
export function isLiveReload(): boolean {
  try {
    return document.cookie.includes(`${LIVE_RELOAD_COOKIE.name}=1`);
  } catch {
    // Frames without an origin of their own have no cookies, and reading them throws. Staff cannot be signed in there.
    return false;
  }
}
