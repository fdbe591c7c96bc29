import {describe, expect, it} from 'vitest';
import {parseExactJson} from './parse-exact-json';

describe('parseExactJson', () => {
  it.each([
    ['{"id": 820982911946154508}', {id: '820982911946154508'}],
    ['[-9007199254740993,1]', ['-9007199254740993', 1]],
    [
      '{"a":"id 820982911946154508, \\"b\\": 820982911946154508"}',
      {a: 'id 820982911946154508, "b": 820982911946154508'},
    ],
    ['{"a":"\\\\","b":820982911946154508}', {a: '\\', b: '820982911946154508'}],
    ['{"a":123456789012345678.25,"b":1234567890123456789e3}', {a: 123456789012345680, b: 1.2345678901234568e21}],
    ['{"a":"","b":[]}', {a: '', b: []}],
    [
      '[1234567890123456789E+2,-1234567890123456,0.1234567890123456789]',
      [1.2345678901234568e20, '-1234567890123456', 0.12345678901234568],
    ],
  ])('preserves the digits of %s', (text, value) => {
    expect(parseExactJson(text)).toEqual(value);
  });

  it.each(['', '{', '{"a":1,}', '"a', '"'.repeat(101), 'undefined', '<html>'])(
    'rejects %j, which is not valid JSON',
    (text) => {
      expect(() => parseExactJson(text)).toThrow(SyntaxError);
    },
  );

  it('parses JSON that is 10,000 levels deep', () => {
    const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;
    expect(() => parseExactJson(deep)).not.toThrow();
  });

  it.each([
    ['an unterminated string', `"${'\\"'.repeat(500_000)}`],
    ['a million digits', '9'.repeat(1_000_000)],
    ['a million digits with a fraction', `${'9'.repeat(1_000_000)}.5`],
    ['a million digits with an exponent', `[${'9'.repeat(1_000_000)}e5]`],
    ['a fraction of a million digits', `-0.${'9'.repeat(1_000_000)}`],
    ['a million quotation marks', '"'.repeat(999_999)],
  ])('finishes within two seconds for %s', (_what, text) => {
    const startMs = performance.now();
    try {
      parseExactJson(text);
    } catch {
      // Only the duration matters here.
    }
    expect(performance.now() - startMs).toBeLessThan(2_000);
  });
});
