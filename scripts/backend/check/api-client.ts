import type {BackendSettings} from '../backend-settings';
import {CommandError} from '../../lib/command-error';

const TIMEOUT_MS = 20_000;

export interface ApiRequest {
  readonly path: string;
  readonly key: string;
  readonly method?: 'GET' | 'POST';
}

/** Sends a request to the project's own API. @throws CommandError if it does not answer */
export async function callApi({SUPABASE_URL: url}: BackendSettings, {path, key, method = 'GET'}: ApiRequest) {
  const response = await fetch(url + path, {
    method,
    headers: {apikey: key, ...(method === 'POST' && {'Content-Type': 'application/json'})},
    body: method === 'POST' ? '{}' : undefined,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => null);
  if (!response) throw new CommandError(`${url} does not answer.`, 'Is the project paused? See its dashboard.');
  const json: unknown = await response.json().catch(() => null);
  return {status: response.status, json};
}
