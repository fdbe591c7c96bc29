import {afterEach, expect, it, vi} from 'vitest';
import {logRecoveredError} from './log-recovered-error';

const logged = () => ({
  warn: vi.spyOn(console, 'warn').mockReturnValue(),
  error: vi.spyOn(console, 'error').mockReturnValue(),
});

afterEach(() => {
  vi.restoreAllMocks();
});

it.each([
  'Minified React error #421; visit https://reactjs.org/docs/error-decoder.html?invariant=421 for the full message',
  'This Suspense boundary received an update before it finished hydrating.',
])('warns about a part that was updated before it hydrated: %s', (message) => {
  const {warn, error} = logged();
  logRecoveredError(new Error(message));
  expect(warn).toHaveBeenCalledOnce();
  expect(error).not.toHaveBeenCalled();
});

it.each([new Error('Minified React error #418; a text differs'), new Error('Minified React error #4210'), 'a string'])(
  'logs every other error: %s',
  (recovered) => {
    const {warn, error} = logged();
    logRecoveredError(recovered);
    expect(error).toHaveBeenCalledExactlyOnceWith(recovered);
    expect(warn).not.toHaveBeenCalled();
  },
);
