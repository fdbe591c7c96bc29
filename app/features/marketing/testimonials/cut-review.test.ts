import {describe, expect, it} from 'vitest';
import {cutReview} from './cut-review';

describe('cutReview', () => {
  it('does not cut a review of 300 characters', () => {
    expect(cutReview('x'.repeat(300))).toBeNull();
    expect(cutReview('')).toBeNull();
  });

  it('cuts after 300 characters', () => {
    expect(cutReview('x'.repeat(301))).toBe(`${'x'.repeat(300)}...`);
  });

  it('cuts no emoji into halves, and puts no space before the dots', () => {
    expect(cutReview('🌶'.repeat(301))).toBe(`${'🌶'.repeat(300)}...`);
    expect(cutReview(`${'x'.repeat(298)}  yz`)).toBe(`${'x'.repeat(298)}...`);
  });
});
