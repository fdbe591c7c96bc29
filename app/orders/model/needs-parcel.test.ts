import {describe, expect, it} from 'vitest';
import {needsParcel} from './needs-parcel';

const by = (...methods: readonly (string | null)[]) =>
  methods.map((delivery_method) => ({status: 'open', delivery_method}));

describe('needsParcel', () => {
  it.each(['none', 'pick_up', 'retail'])('is false if everything has the delivery method %s', (method) => {
    expect(needsParcel(by(method, method))).toBe(false);
  });

  it.each(['shipping', 'local', 'pickup_point', null, 'a method of a later API version'])(
    'is true if a part has the delivery method %j',
    (method) => {
      expect(needsParcel(by('none', method))).toBe(true);
    },
  );

  it('is true while the fulfillment orders are unknown', () => {
    expect(needsParcel([])).toBe(true);
    expect(needsParcel([{status: 'open'}])).toBe(true);
  });

  it('follows an order that is picked up instead of sent', () => {
    expect(needsParcel([{status: 'cancelled', delivery_method: 'shipping'}, ...by('pick_up')])).toBe(false);
    expect(needsParcel([{status: 'cancelled', delivery_method: 'shipping'}])).toBe(true);
  });
});
