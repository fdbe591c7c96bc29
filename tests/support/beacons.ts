import type {BeaconEntry} from '../../app/core/beacon';

/** A browser that no list of bots names. */
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** The headers of `sendBeacon` that the server reads. */
export const BEACON_HEADERS = {'Content-Type': 'text/plain', 'User-Agent': BROWSER, 'Sec-Fetch-Site': 'same-origin'};

export const pageView = (changes: Partial<BeaconEntry> = {}) => ({
  seq: 0,
  atMs: Date.now(),
  route: '/',
  name: 'page_view',
  ...changes,
});

/** Returns the body of a beacon that is sent now. */
export const beaconOf = (visit: string, events: readonly unknown[]): string =>
  JSON.stringify({visit, device: 'phone', sentAtMs: Date.now(), events});

export const sendBeacon = (
  {origin}: {readonly origin: string},
  body: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> =>
  fetch(`${origin}/events`, {
    method: 'POST',
    body,
    headers: {...BEACON_HEADERS, ...headers},
  });
