import type {PredictorState} from './create-predictor';
import type {PredictionGroupKind} from './prediction-view';

/** Words of the search dialog: its own, so that it need not load those of the search page. */
export const PREDICTION_COPY = {
  label: 'Search the shop',
  placeholder: 'Dish or ingredient',
  list: 'Suggestions',
  close: 'Close',
  searching: 'Searching…',
  nothing: (words: string) => `Nothing found for “${words}”`,
  nothingHelp: 'Check the spelling, or try one word: a dish, a spice, a kind of meal.',
  products: 'See all products',
  failed: 'Suggestions could not be loaded.',
  failedHelp: 'You can try again, or search without them.',
  retry: 'Try Again',
  soldOut: 'Sold out',
  all: (typed: string) => `See all results for “${typed}”`,
} as const;

/** @returns what a group of suggestions is called */
export function groupTitle(kind: PredictionGroupKind): string {
  switch (kind) {
    case 'products':
      return 'Products';
    case 'queries':
      return 'Suggested searches';
    case 'places':
      return 'Collections and pages';
    case 'popular':
      return 'Most popular';
  }
}

/** @returns what a screen reader is told of the suggestions; nothing before anything was asked for */
export function announcement({answer, status}: PredictorState): string {
  if (status === 'slow') return PREDICTION_COPY.searching;
  if (status === 'failed' || !answer || answer.words === '') return '';
  if (answer.count === 0) return `${PREDICTION_COPY.nothing(answer.words)}. ${PREDICTION_COPY.nothingHelp}`;
  const suggestions = answer.count === 1 ? 'suggestion' : 'suggestions';
  return `${answer.count} ${suggestions} for “${answer.words}”. Up and down arrows choose one.`;
}
