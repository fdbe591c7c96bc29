import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {logRecoveredError} from './log-recovered-error';

const logged = () => ({
  warn: vi.spyOn(console, 'warn').mockReturnValue(),
  error: vi.spyOn(console, 'error').mockReturnValue(),
});

const querySelector = vi.fn();

beforeEach(() => void vi.stubGlobal('document', {querySelector}));

afterEach(() => {
  vi.unstubAllGlobals();
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

it('warns about a part that differs because a translator changed the page before', () => {
  const {warn, error} = logged();
  querySelector.mockReturnValueOnce({});
  logRecoveredError(new Error('Minified React error #425; a text differs'));
  expect(querySelector).toHaveBeenCalledWith('font');
  expect(warn).toHaveBeenCalledOnce();
  expect(error).not.toHaveBeenCalled();
});
