import {describe, expect, it} from 'vitest';
import {choiceFixture} from '~/shop/catalog/catalog-fixtures';
import {parseSelectedOptions, resolveSelection} from './selected-options';

const selected = (options: Readonly<Record<string, string>>) =>
  Object.entries(options).map(([name, value]) => ({name, value}));

describe('parseSelectedOptions', () => {
  it.each([
    ['?Heat=Hot&Size=Family', {Size: 'Family', Heat: 'Hot'}],
    ['?size=family&utm_source=mail', {Size: 'family'}],
    ['?Size=Family&Size=Regular', {Size: 'Family'}],
    ['?Size=&Heat=Very+hot', {Heat: 'Very hot'}],
    [`?Size=${'x'.repeat(300)}`, {}],
    ['?__proto__=1&constructor=2', {}],
    ['', {}],
  ])('reads %s', (search, options) => {
    expect(parseSelectedOptions(search, ['Size', 'Heat'])).toEqual(selected(options));
  });

  it('reads nothing of a product without options', () => {
    expect(parseSelectedOptions('?Title=Default+Title', [])).toEqual([]);
  });
});

describe('resolveSelection', () => {
  const resolve = (options: Readonly<Record<string, string>>) => resolveSelection(choiceFixture(), selected(options));

  it('keeps the response to a link with a value for each option, whatever its case', () => {
    expect(resolve({Size: 'regular', Heat: 'MILD'})).toEqual({readInstead: null, isSubstitute: false});
    expect(resolve({})).toEqual({readInstead: null, isSubstitute: false});
  });

  it('completes a link with one of two options', () => {
    expect(resolve({Heat: 'Mild'})).toMatchObject({
      readInstead: selected({Size: 'Regular', Heat: 'Mild'}),
      isSubstitute: false,
    });
    expect(resolve({Size: 'Family'})).toMatchObject({
      readInstead: selected({Size: 'Family', Heat: 'Mild'}),
      isSubstitute: false,
    });
  });

  it('shows a variant with one of the values if no variant has both, and says so', () => {
    expect(resolve({Size: 'Family', Heat: 'Hot'})).toMatchObject({
      readInstead: selected({Size: 'Family', Heat: 'Mild'}),
      isSubstitute: true,
    });
  });

  it('shows the first variant for a value that does not exist, and says so', () => {
    expect(resolve({Size: 'Gigantic'})).toEqual({readInstead: [], isSubstitute: true});
  });
});
