import {describe, expect, it} from 'vitest';
import {toBackorder} from './backorder';

const LATER = {availableForSale: true, currentlyNotInStock: true};
const NOW = new Date('2026-11-29T12:00:00Z');
const LATER_TEXT = 'Not in stock right now. We send it as soon as it arrives.';
const toText = (...dates: (string | null)[]) =>
  toBackorder(
    LATER,
    dates.map((value) => (value && {value}) || null),
    NOW,
  )?.text;

describe('toBackorder', () => {
  it('is null for a variant that is in stock, or cannot be bought', () => {
    expect(toBackorder({availableForSale: true, currentlyNotInStock: false}, [{value: '2026-12-24'}], NOW)).toBeNull();
    expect(toBackorder({availableForSale: false, currentlyNotInStock: true}, [{value: '2026-12-24'}], NOW)).toBeNull();
  });

  it('has the date of the merchant, today too, and with the year if it is another one', () => {
    expect(toBackorder(LATER, [{value: '2026-12-24'}], NOW)).toEqual({text: 'Ships on Dec 24', shipsOn: '2026-12-24'});
    expect(toText('2026-11-29')).toBe('Ships on Nov 29');
    expect(toText('2027-01-05')).toBe('Ships on Jan 5, 2027');
  });

  it.each([
    null,
    '',
    'soon',
    '2026-11-28',
    '2020-01-01',
    '2026-13-01',
    '2026-02-30',
    '2026-12-24T10:00:00Z',
    '12/24/2026',
  ])('has no date for %j', (value) => {
    expect(toText(value)).toBe(LATER_TEXT);
  });

  it('prefers the date of the variant to that of the product, unless it is past', () => {
    expect(toText('2026-12-01', '2026-12-24')).toBe('Ships on Dec 1');
    expect(toText('2026-10-01', '2026-12-24')).toBe('Ships on Dec 24');
    expect(toText(null, '2026-12-24')).toBe('Ships on Dec 24');
  });
});
