import {describe, expect, it} from 'vitest';
import {cutReview} from './cut-review';

describe('cutReview', () => {
  it.each(['', 'Good.', 'x'.repeat(300)])('leaves up to 300 characters uncut', (text) => {
    expect(cutReview(text)).toBeNull();
  });

  it('cuts at the end of a word', () => {
    const text = `${'a'.repeat(295)} wonderful`;
    expect(cutReview(text)).toBe(`${'a'.repeat(295)}...`);
    expect(cutReview(`${'b'.repeat(295)} good and more`)).toBe(`${'b'.repeat(295)} good...`);
  });

  it('cuts a text without spaces after 300 characters', () => {
    expect(cutReview('x'.repeat(301))).toBe(`${'x'.repeat(300)}...`);
  });

  it('cuts no character in half', () => {
    expect(cutReview('😋'.repeat(301))).toBe(`${'😋'.repeat(300)}...`);
  });
});
