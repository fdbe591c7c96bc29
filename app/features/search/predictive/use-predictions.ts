import {useEffect, useState} from 'react';
import {createPredictor, FIRST_STATE, type AskPredictions, type PredictorState} from './create-predictor';
import type {Predictions} from './prediction-view';

const suggestPath = (words: string): string => `/search/suggest?${new URLSearchParams({q: words})}`;

/**
 * Follows what the shop suggests for the words of a field.
 * @returns the state, and what asks once more
 */
export function usePredictions(words: string): PredictorState & {readonly retry: () => void} {
  const [state, setState] = useState(FIRST_STATE);
  const [predictor] = useState(() => createPredictor(askServer, setState));
  useEffect(() => predictor.look(words), [predictor, words]);
  useEffect(() => predictor.stop, [predictor]);
  return {...state, retry: () => predictor.look(words, 0)};
}

const askServer: AskPredictions = async (words, signal) => {
  const response = await fetch(suggestPath(words), {signal});
  if (!response.ok) throw new Error(`No suggestions: ${response.status}`);
  return response.json() as Promise<Predictions>;
};
