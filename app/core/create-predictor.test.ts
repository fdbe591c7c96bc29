import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {createPredictor, INITIAL_STATE, type PredictorState} from './create-predictor';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A predictor with requests that the test resolves itself. */
function typing() {
  const requests: {words: string; signal: AbortSignal; respond: (count: number) => void; fail: () => void}[] = [];
  let state: PredictorState<{readonly count: number}> = INITIAL_STATE;
  const predictor = createPredictor<{readonly count: number}>(
    (words, signal) =>
      new Promise((resolve, reject) => {
        const respond = (count: number) => resolve({count});
        requests.push({words, signal, respond, fail: () => reject(new Error('no answer'))});
      }),
    (next) => void (state = next),
  );
  const settle = () => vi.advanceTimersByTimeAsync(0);
  return {requests, predictor, settle, state: () => state, shown: () => [state.result?.words, state.result?.count]};
}

describe('suggestions while typing', () => {
  it('are requested once, when typing pauses', async () => {
    const {requests, predictor} = typing();
    for (const words of ['p', 'pa', 'pal']) {
      predictor.update(words);
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(requests).toEqual([]);
    await vi.advanceTimersByTimeAsync(50);
    expect(requests.map(({words}) => words)).toEqual(['pal']);
  });

  it('are requested immediately for an empty field', async () => {
    const {requests, predictor, settle} = typing();
    predictor.update('');
    await settle();
    expect(requests).toHaveLength(1);
  });

  it('never arrive out of order: an older request is aborted, and its response ignored', async () => {
    const {requests, predictor, settle, shown} = typing();
    predictor.update('pal', 0);
    await settle();
    predictor.update('palak', 0);
    expect(requests[0]?.signal.aborted).toBe(true);
    await settle();
    requests[1]?.respond(2);
    await settle();
    requests[0]?.respond(9);
    await settle();
    expect(shown()).toEqual(['palak', 2]);
  });

  it('are reported as late after 200 ms, and not before', async () => {
    const {requests, predictor, settle, state} = typing();
    predictor.update('pal', 0);
    await vi.advanceTimersByTimeAsync(199);
    expect(state().status).toBe('quiet');
    await vi.advanceTimersByTimeAsync(1);
    expect(state().status).toBe('slow');
    requests[0]?.respond(1);
    await settle();
    expect(state().status).toBe('quiet');
  });

  it('report a failure, and again after a retry', async () => {
    const {requests, predictor, settle, state, shown} = typing();
    predictor.update('pal', 0);
    await settle();
    requests[0]?.fail();
    await settle();
    expect(state().status).toBe('failed');
    predictor.update('pal', 0);
    expect(state().status).toBe('quiet');
    await settle();
    requests[1]?.respond(1);
    await settle();
    expect(shown()).toEqual(['pal', 1]);
  });

  it('are aborted if no response arrives', async () => {
    const {requests, predictor, state} = typing();
    predictor.update('pal', 0);
    await vi.advanceTimersByTimeAsync(8000);
    expect(state().status).toBe('failed');
    expect(requests[0]?.signal.aborted).toBe(true);
  });

  it('are not requested again if the text returns to what it was', async () => {
    const {requests, predictor, settle, shown} = typing();
    predictor.update('pal', 0);
    await settle();
    requests[0]?.respond(1);
    await settle();
    predictor.update('pala');
    predictor.update('pal');
    await vi.advanceTimersByTimeAsync(1000);
    expect(requests).toHaveLength(1);
    expect(shown()).toEqual(['pal', 1]);
  });

  it('are ignored once the field has closed', async () => {
    const {requests, predictor, settle, state} = typing();
    predictor.update('pal', 0);
    await settle();
    predictor.stop();
    requests[0]?.fail();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(state()).toEqual(INITIAL_STATE);
  });
});
