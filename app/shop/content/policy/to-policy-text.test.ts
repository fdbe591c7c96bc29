import {describe, expect, it} from 'vitest';
import {toPolicyText} from './to-policy-text';

describe('toPolicyText', () => {
  it('gives every heading of a page an id of its own', () => {
    const {parts} = toPolicyText([
      {title: 'Shipping', html: '<h3>Packing &amp; sending</h3><p>A</p><h3>¿?</h3>'},
      {title: 'Returns', html: '<h3>Shipping</h3>'},
    ]);
    expect(parts).toEqual([
      {
        id: 'shipping',
        title: 'Shipping',
        html: '<h3 id="packing-sending">Packing &amp; sending</h3><p>A</p><h3 id="section-3">¿?</h3>',
        headings: [
          {id: 'packing-sending', title: 'Packing & sending'},
          {id: 'section-3', title: '¿?'},
        ],
      },
      {
        id: 'returns',
        title: 'Returns',
        html: '<h3 id="shipping-5">Shipping</h3>',
        headings: [{id: 'shipping-5', title: 'Shipping'}],
      },
    ]);
  });

  it('moves the latest date of change out of the text', () => {
    const {parts, updated} = toPolicyText([
      {title: 'A', html: '<p>Last updated November 3, 2026.</p><p>Hello.</p>'},
      {title: 'B', html: '<p>Last updated October 30, 2026. These are the terms.</p>'},
    ]);
    expect(updated).toBe('November 3, 2026');
    expect(parts.map(({html}) => html)).toEqual(['<p>Hello.</p>', '<p>These are the terms.</p>']);
  });

  it('has no title for the only policy of a page, and no date for a text without one', () => {
    expect(toPolicyText([{title: 'Privacy', html: '<p>Hello.</p>'}])).toEqual({
      parts: [{id: 'privacy', title: null, html: '<p>Hello.</p>', headings: []}],
      updated: null,
    });
  });
});
