import {describe, expect, it} from 'vitest';
import {OptionalTrackingSchema, toTracking, TrackingSchema} from './tracking';

const UPS = '1Z999AA10123456784';

const faultsOf = (schema: typeof TrackingSchema | typeof OptionalTrackingSchema, given: object) =>
  Object.fromEntries(schema.safeParse(given).error?.issues.map(({path, message}) => [path[0], message]) ?? []);

describe('what is told of a parcel', () => {
  it('gets the address that its carrier’s numbers lead to', () => {
    expect(toTracking({carrier: 'UPS', number: '1z 999-AA1 01 2345 6784'})).toEqual({
      company: 'UPS',
      number: UPS,
      url: `https://www.ups.com/track?tracknum=${UPS}`,
    });
  });

  it('keeps the address that was given, and has none where nobody knows one', () => {
    const url = 'https://bikes.example/7';
    expect(toTracking({carrier: 'Other', number: ' B-7 ', url})).toEqual({company: 'Other', number: 'B-7', url});
    expect(toTracking({carrier: 'Other', number: 'B-7'})).toEqual({company: 'Other', number: 'B-7'});
  });

  it('needs carrier and number', () => {
    expect(faultsOf(TrackingSchema, {})).toEqual({carrier: 'Choose a carrier', number: 'Tracking number is required'});
  });

  it('may be nothing at all where it is optional, but not half of it', () => {
    expect(faultsOf(OptionalTrackingSchema, {})).toEqual({});
    expect(faultsOf(OptionalTrackingSchema, {carrier: 'UPS'})).toEqual({number: 'Tracking number is required'});
    expect(faultsOf(OptionalTrackingSchema, {number: UPS})).toEqual({carrier: 'Choose a carrier'});
    expect(faultsOf(OptionalTrackingSchema, {carrier: 'UPS', number: UPS})).toEqual({});
  });

  it.each(['http://x.example', 'javascript:alert(1)', 'x'])('is followed at no address such as %s', (url) =>
    expect(faultsOf(TrackingSchema, {carrier: 'Other', number: '1', url})).toHaveProperty('url'),
  );
});
