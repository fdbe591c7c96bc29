import {describe, expect, test, vi} from 'vitest';
import {keepListening, type Listening} from './keep-listening';
import type {LiveToken} from './live-token';

const tokenOf = (name: string): LiveToken => ({
  token: name,
  expiresAtMs: 0,
  url: 'https://backend.example',
  key: 'key',
  topic: 'user:ada',
});

type Turn = 'silent' | 'refused' | 'opens' | 'fails';

/** Plays the turns in order: what asking for a token and joining with it come to each time. */
async function play(turns: readonly Turn[]) {
  const end = new AbortController();
  const states: string[] = [];
  const [joined, waited]: [string[], number[]] = [[], []];
  let at = -1;
  const askToken = async () => {
    at += 1;
    const turn = turns[at];
    if (turn === undefined) end.abort();
    if (turn === 'silent') throw new TypeError('Failed to fetch');
    return turn === 'refused' ? null : tokenOf(`token ${at}`);
  };
  const listening: Listening = {askToken, hear: vi.fn(), become: (state) => states.push(state), signal: end.signal};
  await keepListening(listening, {
    async listen({token, onOpen}) {
      joined.push(token.token);
      if (turns[at] === 'opens') onOpen();
    },
    rest: async (ms) => void waited.push(ms),
    random: () => 0,
  });
  return {states, joined, waited};
}

describe('the line', () => {
  test('asks for a new token before each rejoin', async () => {
    expect((await play(['opens', 'opens', 'fails'])).joined).toEqual(['token 0', 'token 1', 'token 2']);
  });

  test('says when it is open and when it is broken', async () => {
    expect((await play(['opens', 'fails', 'opens'])).states).toEqual(['open', 'paused', 'paused', 'open', 'paused']);
  });

  test('waits longer from failure to failure, and begins anew once it was open', async () => {
    const {waited} = await play(['fails', 'silent', 'fails', 'silent', 'fails', 'opens', 'fails']);
    expect(waited).toEqual([1_000, 2_000, 5_000, 10_000, 10_000, 1_000, 2_000]);
  });

  test('goes on while nobody answers, and joins nothing without a token', async () => {
    const {joined, states} = await play(['silent', 'silent', 'opens']);
    expect(joined).toEqual(['token 2']);
    expect(states).toEqual(['paused', 'paused', 'open', 'paused']);
  });

  test('ends where nobody may hear any more', async () => {
    const {joined, waited} = await play(['opens', 'refused']);
    expect([joined, waited]).toEqual([['token 0'], [1_000]]);
  });
});
