import type {Predictions} from './prediction-view';

/** Between two keys of somebody who types fluently. */
const DEBOUNCE_MS = 150;
/** Whoever waits longer than this wonders whether anything happens. */
const PATIENCE_MS = 200;
const GIVE_UP_MS = 8000;

/** Suggestions, and the words they answer. */
export interface PredictedAnswer extends Predictions {
  readonly words: string;
}

/** What a search field knows. */
export interface PredictorState {
  /** The last that arrived: it stays in sight while a newer one is on its way. */
  readonly answer: PredictedAnswer | null;
  readonly status: 'quiet' | 'slow' | 'failed';
}

/** A field that nothing has been asked for yet. */
export const FIRST_STATE: PredictorState = {answer: null, status: 'quiet'};

/** Asks for suggestions; rejects when there is no answer. */
export type AskPredictions = (words: string, signal: AbortSignal) => Promise<Predictions>;

/** Asks while somebody types: once they pause, one question at a time, and the last one alone counts. */
export interface Predictor {
  /** @param delayMs how long the words must stand before they are asked for */
  look(words: string, delayMs?: number): void;
  stop(): void;
}

/**
 * @param ask is given up when the words have changed, so that no answer arrives out of order
 * @param show is told of every new state
 */
export function createPredictor(ask: AskPredictions, show: (state: PredictorState) => void): Predictor {
  let state = FIRST_STATE;
  let question = new AbortController();

  const tell = (change: Partial<PredictorState>) => {
    state = {...state, ...change};
    show(state);
  };

  const put = async (words: string, current: AbortController) => {
    const {signal} = current;
    schedule(signal, PATIENCE_MS, () => tell({status: 'slow'}));
    schedule(signal, GIVE_UP_MS, () => {
      current.abort();
      tell({status: 'failed'});
    });
    const predictions = await ask(words, signal).catch(() => null);
    if (signal.aborted) return;
    // Nothing more is to come of this question, its timers included.
    current.abort();
    tell(predictions ? {answer: {words, ...predictions}, status: 'quiet'} : {status: 'failed'});
  };

  return {
    look(words, delayMs = words === '' ? 0 : DEBOUNCE_MS) {
      question.abort();
      if (words === state.answer?.words) return tell({status: 'quiet'});
      if (state.status === 'failed') tell({status: 'quiet'});
      const current = (question = new AbortController());
      schedule(current.signal, delayMs, () => void put(words, current));
    },
    stop: () => question.abort(),
  };
}

/** Does something later, unless the signal comes first. */
function schedule(signal: AbortSignal, delayMs: number, act: () => void): void {
  const timer = setTimeout(act, delayMs);
  signal.addEventListener('abort', () => clearTimeout(timer));
}
