import {describe, expect, it} from 'vitest';
import {shortenTestimonial} from './shorten-testimonial';

describe('shortenTestimonial', () => {
  it('does not cut a review of 300 characters', () => {
    expect(shortenTestimonial('x'.repeat(300))).toBeNull();
    expect(shortenTestimonial('')).toBeNull();
  });

  it('cuts after 300 characters', () => {
    expect(shortenTestimonial('x'.repeat(301))).toBe(`${'x'.repeat(300)}...`);
  });

  it('cuts no emoji into halves, and puts no space before the dots', () => {
    expect(shortenTestimonial('🌶'.repeat(301))).toBe(`${'🌶'.repeat(300)}...`);
    expect(shortenTestimonial(`${'x'.repeat(298)}  yz`)).toBe(`${'x'.repeat(298)}...`);
  });
});
