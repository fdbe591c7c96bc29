import {describe, expect, it} from 'vitest';
import {formatMoment, toMomentView} from './moments';

const MOMENT = new Date('2026-11-21T15:05:09Z');

describe('formatMoment', () => {
  it('uses the shop’s time zone and names it, in summer and in winter', () => {
    expect(formatMoment(MOMENT)).toMatch(/^November 21, 2026 at 10:05\sAM EST$/);
    expect(formatMoment(new Date('2026-07-01T15:05:00Z'))).toMatch(/^July 1, 2026 at 11:05\sAM EDT$/);
  });

  it('has a short format', () => expect(formatMoment(MOMENT, 'short')).toMatch(/^Nov 21, 2026, 10:05\sAM EST$/));

  it('formats the time of day alone', () => expect(formatMoment(MOMENT, 'clock')).toMatch(/^10:05:09\sAM EST$/));

  it('uses the date of another time zone', () => {
    expect(formatMoment(MOMENT, 'short', 'UTC')).toMatch(/^Nov 21, 2026, 3:05\sPM UTC$/);
    expect(formatMoment(MOMENT, 'long', 'Asia/Kolkata')).toMatch(/^November 21, 2026 at 8:35\sPM GMT\+5:30$/);
    expect(formatMoment(MOMENT, 'long', 'Asia/Tokyo')).toMatch(/^November 22, 2026 at 12:05\sAM GMT\+9$/);
  });

  it('is returned by toMomentView together with the ISO form in UTC', () =>
    expect(toMomentView('2026-11-21T10:05:09-05:00', 'short')).toEqual({
      iso: '2026-11-21T15:05:09.000Z',
      text: formatMoment(MOMENT, 'short'),
      format: 'short',
    }));
});
