import type {AnswerKind} from '../results/find-content-results.server';
import type {PredictionGroupKind, PredictionState} from './prediction-view';

/** Copy of the search dialog, which does not load the copy of the search page. */
export const PREDICTION_COPY = {
  label: 'Search the shop',
  placeholder: 'Dish or ingredient',
  list: 'Suggestions',
  close: 'Close',
  searching: 'Searching…',
  noResults: (words: string) => `Nothing found for “${words}”`,
  noResultsHelp: 'Check the spelling, or try one word: a dish, a spice, a kind of meal.',
  products: 'See all products',
  failed: 'Suggestions could not be loaded.',
  failedHelp: 'You can try again, or search without them.',
  retry: 'Try Again',
  soldOut: 'Sold out',
  all: (typed: string) => `See all results for “${typed}”`,
} as const;

export function groupTitle(kind: PredictionGroupKind): string {
  switch (kind) {
    case 'products':
      return 'Products';
    case 'queries':
      return 'Suggested searches';
    case 'places':
      return 'Collections and pages';
    case 'articles':
      return 'Articles';
    case 'answers':
      return 'Answers and recipes';
    case 'spelling':
      return 'Did you mean';
    case 'popular':
      return 'Most popular';
  }
}

/** Returns what an answer is, beside its title. */
export function answerLabel(kind: AnswerKind): string {
  switch (kind) {
    case 'questions':
      return 'Question';
    case 'policies':
      return 'Policy';
    case 'recipes':
      return 'Recipe';
  }
}

/** @returns the announcement for screen readers; empty before the first request */
export function announcement({result, status}: PredictionState): string {
  if (status === 'slow') return PREDICTION_COPY.searching;
  if (status === 'failed' || !result || result.words === '') return '';
  if (result.count === 0) return `${PREDICTION_COPY.noResults(result.words)}. ${PREDICTION_COPY.noResultsHelp}`;
  const suggestions = result.count === 1 ? 'suggestion' : 'suggestions';
  return `${result.count} ${suggestions} for “${result.words}”. Up and down arrows choose one.`;
}
