import {describe, expect, it} from 'vitest';
import {readTags} from './tags';

describe('readTags', () => {
  it('reads bundle, best seller and size in any letter case', () => {
    expect(readTags(['Bundle', 'BESTSELLER', 'Size: 6 products'])).toEqual({
      isBundle: true,
      isBestseller: true,
      isUnlisted: false,
      size: '6 products',
    });
    expect(readTags([' Combined '])).toMatchObject({isUnlisted: true});
  });

  it.each([
    [[], 'Standard'],
    [['size:'], 'Standard'],
    [['bundle'], 'Bundle'],
  ])('falls back if the tags %j contain no size', (tags, size) => {
    expect(readTags(tags).size).toBe(size);
  });

  it('does not match a longer word', () => {
    expect(readTags(['bundles-page', 'bestsellers'])).toMatchObject({isBundle: false, isBestseller: false});
  });
});
