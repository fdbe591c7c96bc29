/** Longer than the pause between two keys while typing. */
const DEBOUNCE_MS = 150;
/** After this delay the field shows that it is loading. */
const SLOW_AFTER_MS = 200;
const TIMEOUT_MS = 8000;

/** What was found, and the words that it was found by. */
type PredictionResult<Found> = Found & {readonly words: string};

/** The state of a search field. */
export interface PredictorState<Found> {
  /** The latest result, shown while a newer one loads. */
  readonly result: PredictionResult<Found> | null;
  readonly status: 'quiet' | 'slow' | 'failed';
}

export const INITIAL_STATE: PredictorState<never> = {result: null, status: 'quiet'};

/** Requests what matches the words; rejects on failure. */
export type FetchPredictions<Found> = (words: string, signal: AbortSignal) => Promise<Found>;

/** Searches while someone types: debounced, one request at a time, the latest one wins. */
export interface Predictor {
  /** @param delayMs debounce delay */
  update(words: string, delayMs?: number): void;
  stop(): void;
}

/**
 * @param fetchPredictions is aborted when the query changes, so that no response arrives out of order
 * @param onChange is called with every new state
 */
export function createPredictor<Found extends object>(
  fetchPredictions: FetchPredictions<Found>,
  onChange: (state: PredictorState<Found>) => void,
): Predictor {
  let state: PredictorState<Found> = INITIAL_STATE;
  let request = new AbortController();

  const setState = (change: Partial<PredictorState<Found>>) => {
    state = {...state, ...change};
    onChange(state);
  };

  const load = async (words: string, current: AbortController) => {
    const {signal} = current;
    schedule(signal, SLOW_AFTER_MS, () => setState({status: 'slow'}));
    schedule(signal, TIMEOUT_MS, () => {
      current.abort();
      setState({status: 'failed'});
    });
    const predictions = await fetchPredictions(words, signal).catch(() => null);
    if (signal.aborted) return;
    // Clears the timers of this request.
    current.abort();
    setState(predictions ? {result: {words, ...predictions}, status: 'quiet'} : {status: 'failed'});
  };

  return {
    update(words, delayMs = words === '' ? 0 : DEBOUNCE_MS) {
      request.abort();
      if (words === state.result?.words) return setState({status: 'quiet'});
      if (state.status === 'failed') setState({status: 'quiet'});
      const current = (request = new AbortController());
      schedule(current.signal, delayMs, () => void load(words, current));
    },
    stop: () => request.abort(),
  };
}

/** Calls a function after a delay, unless the signal is aborted before. */
function schedule(signal: AbortSignal, delayMs: number, callback: () => void): void {
  const timer = setTimeout(callback, delayMs);
  signal.addEventListener('abort', () => clearTimeout(timer));
}
