import type {AskToken} from './live-token';

/** What the database says on a topic. */
export interface LiveMessage {
  readonly event: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** Off: nobody asked for it. Paused: it broke, and is being opened again. */
export type LineState = 'off' | 'connecting' | 'open' | 'paused';

/** One connection over which the database speaks to this page. */
export interface LiveLine {
  readonly state: () => LineState;
  /** When something was last heard, as `Date.now` tells it; 0 for never. */
  readonly heardAtMs: () => number;
  /** @returns what ends it */
  onState(listener: () => void): () => void;
  /** @returns what ends it */
  onMessage(listener: (message: LiveMessage) => void): () => void;
  /** Opens it and keeps it open until it is stopped or may no longer be heard. One that is on stays as it is. */
  start(askToken: AskToken): void;
  /** Hangs up at once. */
  stop(): void;
}

/** @returns a line that loads what it connects with when it is started: most visitors never need it */
export function createLiveLine(): LiveLine {
  const watchers = new Set<() => void>();
  const hearers = new Set<(message: LiveMessage) => void>();
  let state: LineState = 'off';
  let heardAtMs = 0;
  let end: AbortController | null = null;
  const become = (next: LineState) => {
    if (next === state) return;
    state = next;
    for (const watcher of watchers) watcher();
  };
  const addTo =
    <Item>(items: Set<Item>) =>
    (item: Item) => {
      items.add(item);
      return () => void items.delete(item);
    };
  const stop = () => {
    end?.abort();
    end = null;
    become('off');
  };
  return {
    state: () => state,
    heardAtMs: () => heardAtMs,
    onState: addTo(watchers),
    onMessage: addTo(hearers),
    stop,
    start(askToken) {
      if (end) return;
      const {signal} = (end = new AbortController());
      const whileOn = <Args extends unknown[]>(act: (...args: Args) => void) => {
        return (...args: Args) => void (signal.aborted || act(...args));
      };
      const hear = whileOn((message: LiveMessage) => {
        heardAtMs = Date.now();
        for (const hearer of hearers) hearer(message);
      });
      become('connecting');
      import('./keep-listening').then(
        async ({keepListening}) => {
          await keepListening({askToken, hear, become: whileOn(become), signal});
          whileOn(stop)();
        },
        // Offline, perhaps: who needs the line asks from time to time instead.
        whileOn(() => become('paused')),
      );
    },
  };
}

/** The line of the person who is signed in. */
export const ownLine = createLiveLine();
