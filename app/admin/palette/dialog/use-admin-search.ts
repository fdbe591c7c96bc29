import {useEffect, useState} from 'react';
import {createPredictor, INITIAL_STATE, type FetchPredictions, type PredictorState} from '~/core/create-predictor';
import {adminResultsPath, type AdminSearchResults} from '../results/admin-search-view';

export type AdminSearchState = PredictorState<AdminSearchResults>;

/** Searches while someone types; an empty text finds nothing without a request. */
export function useAdminSearch(words: string): AdminSearchState & {readonly retry: () => void} {
  const [state, setState] = useState<AdminSearchState>(INITIAL_STATE);
  const [predictor] = useState(() => createPredictor(fetchFromServer, setState));
  useEffect(() => predictor.update(words), [predictor, words]);
  useEffect(() => predictor.stop, [predictor]);
  return {...state, retry: () => predictor.update(words, 0)};
}

const fetchFromServer: FetchPredictions<AdminSearchResults> = async (query, signal) => {
  if (query === '') return {query, groups: []};
  // The redirect of a session that has ended leads to a page, which is no result.
  const response = await fetch(adminResultsPath(query), {signal, redirect: 'manual'});
  if (!response.ok) throw new Error(`No results: ${response.status}`);
  return response.json<AdminSearchResults>();
};
