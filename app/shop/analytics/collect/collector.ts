import type {ShopEvent} from '~/ui/announce';
import {BEACON_PATH, type BeaconEntry, type VitalMetric} from '~/core/beacon';
import {createBeaconBuffer} from './beacon-buffer';
import {getDevice} from './get-device';
import {toEventFacts} from './to-event-facts';
import {openVisit, type Visit} from './visit';
import {watchVitals} from './watch-vitals';

/** How long an entry waits for others at most, while its page stays open. */
const SEND_AFTER_MS = 5_000;

export interface Collector {
  readonly visit: Visit;
  /** Sets the route that the following events belong to; null for one where nothing is measured. */
  setRoute(route: string | null): void;
  record(event: ShopEvent): void;
  /** Ends for good; nothing that is not sent yet is sent. */
  stop(): void;
}

type EntryFacts = BeaconEntry extends infer Entry
  ? Entry extends unknown
    ? Omit<Entry, 'seq' | 'atMs'>
    : never
  : never;

/** Starts to collect. Call it only with consent. @param landing the route of the document, null if it is not measured */
export function startCollector(landing: string | null): Collector {
  const visit = openVisit();
  const buffer = createBeaconBuffer({visit: visit.id, device: getDevice(), nowMs: Date.now, send: sendBeacon});
  const end = new AbortController();
  let route = landing;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    // Without a connection a beacon would be lost.
    if (navigator.onLine) buffer.flush();
  };
  const add = (facts: EntryFacts) => {
    const seq = end.signal.aborted ? null : visit.takeSequenceNumber();
    if (seq === null) return;
    buffer.add({...facts, seq, atMs: Date.now()});
    timer ??= setTimeout(flush, SEND_AFTER_MS);
  };
  const addVital = (metric: VitalMetric, value: number) => landing !== null && add({route: landing, metric, value});

  watchVitals(addVital);
  const {signal} = end;
  // After the listeners that report the last web vitals.
  document.addEventListener('visibilitychange', () => document.hidden && queueMicrotask(flush), {signal});
  window.addEventListener('pagehide', flush, {signal});
  window.addEventListener('online', flush, {signal});
  return {
    visit,
    setRoute: (next) => void (route = next),
    record(event) {
      if (route !== null) add({route, ...toEventFacts(event)});
    },
    stop() {
      end.abort();
      clearTimeout(timer);
      buffer.clear();
    },
  };
}

function sendBeacon(body: string): boolean {
  // Some browsers and extensions remove the function: then nothing is measured.
  return typeof navigator.sendBeacon !== 'function' || navigator.sendBeacon(BEACON_PATH, body);
}
