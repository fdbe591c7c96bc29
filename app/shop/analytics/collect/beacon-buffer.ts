import {BEACON_LIMITS, type Beacon, type BeaconEntry, type Device} from '~/core/beacon';

/** How many unsent entries the browser holds; further ones are dropped. */
export const BUFFER_LIMITS = {events: 1_000, vitals: 500} as const;

interface BeaconBufferOptions {
  readonly visit: string;
  readonly device: Device;
  readonly nowMs: () => number;
  /** @returns whether the browser accepted the body */
  readonly send: (body: string) => boolean;
}

export interface BeaconBuffer {
  /** Adds an entry; a full buffer drops it. */
  add(entry: BeaconEntry): void;
  /** Sends what it holds. What the browser does not accept stays for the next time. */
  flush(): void;
  clear(): void;
}

const isVital = (entry: BeaconEntry): boolean => 'metric' in entry;
const encoder = new TextEncoder();

export function createBeaconBuffer({visit, device, nowMs, send}: BeaconBufferOptions): BeaconBuffer {
  let entries: readonly BeaconEntry[] = [];

  const toBody = (count: number): string => {
    const beacon: Beacon = {visit, device, sentAtMs: nowMs(), events: entries.slice(0, count)};
    return JSON.stringify(beacon);
  };

  return {
    add(entry) {
      const limit = isVital(entry) ? BUFFER_LIMITS.vitals : BUFFER_LIMITS.events;
      const held = entries.filter((each) => isVital(each) === isVital(entry)).length;
      if (held < limit) entries = [...entries, entry];
    },
    flush() {
      while (entries.length > 0) {
        let count = Math.min(entries.length, BEACON_LIMITS.entries);
        while (count > 1 && encoder.encode(toBody(count)).length > BEACON_LIMITS.bytes) count = Math.ceil(count / 2);
        if (!send(toBody(count))) return;
        entries = entries.slice(count);
      }
    },
    clear() {
      entries = [];
    },
  };
}
