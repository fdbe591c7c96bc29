import {setShopTimeZone} from '~/core/shop-time-zone';
import {BackendUnavailable, type Backend} from './backend.server';

const INTERVAL_MS = 10 * 60_000;
const RETRY_MS = 30_000;

let isRead = false;
let dueAtMs = 0;

interface Tools {
  readonly backend: Pick<Backend, 'call'>;
  readonly report: (error: unknown, what?: string) => void;
}

/** Reads the stored time zone of the shop after the response, now and then. No one who browses or buys waits for it. */
export function refreshShopTimeZone(
  tools: Tools & {readonly waitUntil: (promise: Promise<unknown>) => void},
  nowMs = Date.now(),
): void {
  if (nowMs >= dueAtMs) tools.waitUntil(readShopTimeZone(tools, nowMs));
}

/** Reads the stored time zone of the shop unless this isolate has done so. Reports a defect, and never rejects. */
export async function requireShopTimeZone(tools: Tools): Promise<void> {
  if (!isRead) await readShopTimeZone(tools, Date.now());
}

async function readShopTimeZone({backend, report}: Tools, nowMs: number): Promise<void> {
  dueAtMs = nowMs + RETRY_MS;
  try {
    setShopTimeZone(await backend.call('find_shop_time_zone', undefined as never));
    isRead = true;
    dueAtMs = nowMs + INTERVAL_MS;
  } catch (error) {
    // An outage is reported by those who need the database.
    if (!(error instanceof BackendUnavailable)) report(error, 'time zone of the shop');
  }
}
