import {useEffect, useState} from 'react';
import {createPredictor, INITIAL_STATE, type FetchPredictions, type PredictorState} from './create-predictor';
import type {Predictions} from './prediction-view';

const suggestPath = (words: string): string => `/search/suggest?${new URLSearchParams({q: words})}`;

/**
 * Loads suggestions for the words of a search field.
 */
export function usePredictions(words: string): PredictorState & {readonly retry: () => void} {
  const [state, setState] = useState(INITIAL_STATE);
  const [predictor] = useState(() => createPredictor(fetchFromServer, setState));
  useEffect(() => predictor.update(words), [predictor, words]);
  useEffect(() => predictor.stop, [predictor]);
  return {...state, retry: () => predictor.update(words, 0)};
}

const fetchFromServer: FetchPredictions = async (words, signal) => {
  const response = await fetch(suggestPath(words), {signal});
  if (!response.ok) throw new Error(`No suggestions: ${response.status}`);
  return response.json<Predictions>();
};
