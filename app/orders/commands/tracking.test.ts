import {describe, expect, it} from 'vitest';
import {OptionalTrackingSchema, toTracking, TrackingSchema, withGuessedCarrier} from './tracking';

const UPS = '1Z999AA10123456784';

const errorsOf = (schema: typeof TrackingSchema | typeof OptionalTrackingSchema, fields: object) =>
  Object.fromEntries(schema.safeParse(fields).error?.issues.map(({path, message}) => [path[0], message]) ?? []);

describe('tracking information', () => {
  it('gets the tracking URL of its carrier', () => {
    expect(toTracking({carrier: 'UPS', number: '1z 999-AA1 01 2345 6784'})).toEqual({
      company: 'UPS',
      number: UPS,
      url: `https://www.ups.com/track?tracknum=${UPS}`,
    });
  });

  it('preserves an entered URL, and has none for the carrier Other without one', () => {
    const url = 'https://bikes.example/7';
    expect(toTracking({carrier: 'Other', number: ' B-7 ', url})).toEqual({company: 'Other', number: 'B-7', url});
    expect(toTracking({carrier: 'Other', number: 'B-7'})).toEqual({company: 'Other', number: 'B-7'});
  });

  it('requires a carrier and a number', () => {
    expect(errorsOf(TrackingSchema, {})).toEqual({carrier: 'Choose a carrier', number: 'Tracking number is required'});
  });

  it('may be omitted where it is optional, but only as a whole', () => {
    expect(errorsOf(OptionalTrackingSchema, {})).toEqual({});
    expect(errorsOf(OptionalTrackingSchema, {carrier: 'UPS'})).toEqual({number: 'Tracking number is required'});
    expect(errorsOf(OptionalTrackingSchema, {number: UPS})).toEqual({carrier: 'Choose a carrier'});
    expect(errorsOf(OptionalTrackingSchema, {carrier: 'UPS', number: UPS})).toEqual({});
  });

  it.each(['http://x.example', 'javascript:alert(1)', 'x'])('rejects the URL %s', (url) =>
    expect(errorsOf(TrackingSchema, {carrier: 'Other', number: '1', url})).toHaveProperty('url'),
  );
});

describe('withGuessedCarrier', () => {
  const carrierFor = (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return withGuessedCarrier(form).get('carrier');
  };

  it('fills in the carrier of a recognizable number', () => {
    expect(carrierFor({carrier: '', number: UPS})).toBe('UPS');
    expect(carrierFor({number: UPS})).toBe('UPS');
  });

  it('keeps a chosen carrier, and guesses nothing for other numbers', () => {
    expect(carrierFor({carrier: 'Other', number: UPS})).toBe('Other');
    expect(carrierFor({carrier: '', number: 'B-7'})).toBe('');
    expect(carrierFor({carrier: ''})).toBe('');
  });
});
