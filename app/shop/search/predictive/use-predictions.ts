import {useEffect, useState} from 'react';
import {createPredictor, INITIAL_STATE, type FetchPredictions} from '~/core/create-predictor';
import type {PredictionState, Predictions} from './prediction-view';

const suggestPath = (words: string): string => `/search/suggest?${new URLSearchParams({q: words})}`;

/**
 * Loads suggestions for the words of a search field.
 */
export function usePredictions(words: string): PredictionState & {readonly retry: () => void} {
  const [state, setState] = useState<PredictionState>(INITIAL_STATE);
  const [predictor] = useState(() => createPredictor(fetchFromServer, setState));
  useEffect(() => predictor.update(words), [predictor, words]);
  useEffect(() => predictor.stop, [predictor]);
  return {...state, retry: () => predictor.update(words, 0)};
}

const fetchFromServer: FetchPredictions<Predictions> = async (words, signal) => {
  const response = await fetch(suggestPath(words), {signal});
  if (!response.ok) throw new Error(`No suggestions: ${response.status}`);
  return response.json<Predictions>();
};
