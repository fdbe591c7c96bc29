import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {splitList, unquote} from './split-list';

describe('splitList', () => {
  it.each([
    ['', []],
    ['a', ['a']],
    ['a, b', ['a', 'b']],
    ['a,', ['a', '']],
    ['a(b,c),d', ['a(b,c)', 'd']],
    ['"a,b",c', ['"a,b"', 'c']],
    ['"a\\",b",c', ['"a\\",b"', 'c']],
    ['id.in.(1,2),and(a.eq.1,b.eq.{x,y})', ['id.in.(1,2)', 'and(a.eq.1,b.eq.{x,y})']],
  ])('splits %j into its parts', (text, parts) => {
    expect(splitList(text)).toEqual(parts);
  });

  it('restores any list of quoted values', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), {minLength: 1}), (values) => {
        const quoted = values.map((value) => `"${value.replace(/[\\"]/g, '\\$&')}"`);
        expect(splitList(quoted.join(',')).map(unquote)).toEqual(values);
      }),
      {seed: 1},
    );
  });
});
