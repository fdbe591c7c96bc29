import {expect, it} from 'vitest';
import {reviewsPath, writeReviewPath} from './review-paths';

it('encodes handles of any script, so that a redirect can name them', () => {
  const handle = 'पनीर-50%';
  for (const path of [reviewsPath(handle), reviewsPath(handle, '?page=2'), writeReviewPath(handle)]) {
    expect(() => new Headers({Location: path})).not.toThrow();
    expect(decodeURIComponent(path)).toContain(`/product/${handle}/review`);
  }
});
