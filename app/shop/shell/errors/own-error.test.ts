import {describe, expect, it} from 'vitest';
import {isAborted, isOwnError} from './own-error';

const OWN = 'https://shop.example/assets/';

/** An error as a browser would have made it. */
const errorAt = (stack: string, message = 'x is undefined') =>
  Object.assign(new TypeError(message), {stack: `TypeError: ${message}\n${stack}`});

describe('an error of the storefront', () => {
  it.each([
    ['Chromium', '    at open (https://shop.example/assets/root-1.js:1:2)\n    at https://tags.example/t.js:3:4'],
    ['Chromium, without a name', '    at https://shop.example/assets/root-1.js:1:2'],
    ['Chromium, async', '    at async Object.load (https://shop.example/assets/root-1.js:12:34)'],
    ['Firefox and Safari', 'open@https://shop.example/assets/root-1.js:1:2\n@https://tags.example/t.js:3:4'],
  ])('is recognized by the script in its stack: %s', (_browser, stack) => {
    expect(isOwnError(errorAt(stack), OWN)).toBe(true);
  });

  it('is recognized by the script that the browser reports if the stack names none', () => {
    expect(isOwnError(errorAt(''), OWN, 'https://shop.example/assets/root-1.js')).toBe(true);
  });
});

describe('an aborted request', () => {
  it('is told from an error', () => {
    const controller = new AbortController();
    controller.abort();
    expect(isAborted(controller.signal.reason)).toBe(true);
    for (const reason of [new Error('AbortError'), 'AbortError', null]) expect(isAborted(reason)).toBe(false);
  });
});

describe('a foreign error', () => {
  it.each([
    [
      'an extension',
      '    at f (chrome-extension://abcdef/content.js:1:2)\n    at g (https://shop.example/assets/r.js:1:2)',
    ],
    ['another origin', '    at f (https://tags.example/assets/t.js:1:2)'],
    ['an inline script', '    at https://shop.example/products:1:2'],
    ['an unknown source', ''],
  ])('is ignored: from %s', (_whose, stack) => {
    expect(isOwnError(errorAt(stack), OWN)).toBe(false);
  });

  it('is ignored although its message names a script of the storefront', () => {
    const error = errorAt('    at f (https://tags.example/t.js:1:2)', 'cannot load https://shop.example/assets/r.js');
    expect(isOwnError(error, OWN)).toBe(false);
  });

  it('is ignored if the thrown value is no error, as from a script of another origin', () => {
    for (const thrown of [null, undefined, 'Script error.', {stack: `at ${OWN}r.js:1:2`}])
      expect(isOwnError(thrown, OWN, '')).toBe(false);
  });

  it('is ignored if it is a known error of marketing scripts, even in a storefront script', () => {
    const stack = '    at f (https://shop.example/assets/r.js:1:2)';
    expect(isOwnError(errorAt(stack, 'Cannot convert a Symbol value to a string'), OWN)).toBe(false);
  });
});
