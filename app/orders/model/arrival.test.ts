import {describe, expect, it} from 'vitest';
import {getArrival, getParcelArrival, type ArrivalFacts} from './arrival';
import {arrivalText, formatDays} from './arrival-copy';

/** A Tuesday. */
const TODAY = '2026-12-01';
const at = (day: string) => `${day}T17:00:00Z`;
const event = (kind: string, day: string, subject = 'one') => ({kind, at: at(day), subject, detail: {}});
const parcel = (id: string, shipment_status: string | null = null, status = 'success') => ({
  id,
  status,
  shipment_status,
});

const PLACED: ArrivalFacts = {
  placed_at: at(TODAY),
  ship_by: '2026-12-03',
  shipping_method: 'Standard',
  financial_status: 'paid',
  fulfillment_status: 'unfulfilled',
  fulfillments: [],
  events: [],
};
const PACKED: ArrivalFacts = {
  ...PLACED,
  fulfillment_status: 'fulfilled',
  fulfillments: [parcel('one')],
  events: [event('shipped', '2026-12-02')],
};

const textOf = (facts: ArrivalFacts, today = TODAY) => {
  const arrival = getArrival(facts, today);
  return arrival && arrivalText(arrival, today, facts.fulfillments.length > 0);
};
const after = (...events: ArrivalFacts['events']) => ({...PACKED, events: [...PACKED.events, ...events]});

describe('the arrival of an order', () => {
  it.each<[string, ArrivalFacts, string, string | null]>([
    ['from its payment', PLACED, TODAY, 'Being packed, arrives Dec 8–10'],
    ['with express shipping', {...PLACED, shipping_method: 'Express'}, TODAY, 'Being packed, arrives Dec 4–8'],
    ['if it is late', PLACED, '2026-12-04', 'Being packed, later than we said: arrives Dec 10–15'],
    [
      'if it should be there and is not packed',
      PLACED,
      '2026-12-11',
      'It should have arrived by now. Write to us, and we look for it',
    ],
    ['not if it is unpaid', {...PLACED, financial_status: 'pending'}, TODAY, null],
    ['not if it was refunded', {...PLACED, financial_status: 'refunded'}, TODAY, null],
    ['not if it is canceled', {...PLACED, events: [event('cancelled', TODAY, '')]}, TODAY, null],
    ['not if nothing is sent', {...PLACED, fulfillment_orders: [{delivery_method: 'pick_up'}]}, TODAY, null],
    ['once it is packed', PACKED, TODAY, 'Packed, arrives Dec 7–9'],
    ['without the day on which it was packed', {...PACKED, events: []}, TODAY, 'Packed, arrives Dec 4–8'],
    ['on the way', after(event('in_transit', '2026-12-03')), '2026-12-08', 'On the way, arrives Dec 8–9'],
    [
      'after a delay',
      after(event('delayed', '2026-12-08'), event('in_transit', '2026-12-09')),
      '2026-12-09',
      'On the way, later than planned: arrives Dec 9–11',
    ],
    ['at the door', after(event('out_for_delivery', '2026-12-08')), '2026-12-08', 'Out for delivery, arrives today'],
    [
      'after an attempt',
      after(event('attempted_delivery', '2026-12-04')),
      '2026-12-04',
      'The carrier tried to deliver it, and tries again by Dec 7',
    ],
    ['after its delivery', after(event('delivered', '2026-12-07')), '2026-12-20', 'Delivered Dec 7'],
    [
      'if the carrier gave up',
      after(event('not_delivered', '2026-12-07')),
      '2026-12-08',
      'It could not be delivered. Write to us, and we find a way',
    ],
    ['if it should be there', PACKED, '2026-12-10', 'It should have arrived by now. Write to us, and we look for it'],
    [
      'if it is out for delivery since yesterday',
      after(event('out_for_delivery', '2026-12-08')),
      '2026-12-09',
      'It should have arrived by now. Write to us, and we look for it',
    ],
  ])('is told %s', (_when, facts, today, expected) => {
    expect(textOf(facts, today)).toBe(expected);
  });

  it('is that of what is not packed yet, and then of the slowest parcel', () => {
    const two = {...PACKED, fulfillments: [parcel('one'), parcel('two')]};
    const events = [event('delivered', '2026-12-03'), event('shipped', '2026-12-04', 'two')];
    expect(textOf({...two, fulfillment_status: 'partially_fulfilled'})).toBe(
      'The rest is being packed, arrives Dec 8–10',
    );
    expect(textOf({...two, events})).toBe('Packed, arrives Dec 9–11');
    expect(textOf({...two, fulfillments: [...two.fulfillments, parcel('three', null, 'cancelled')], events})).toBe(
      'Packed, arrives Dec 9–11',
    );
  });

  it('uses the shipment status of a parcel without carrier events', () => {
    const delivered = getParcelArrival(parcel('one', 'DELIVERED'), PACKED, TODAY);
    expect(delivered).toEqual({kind: 'delivered', days: null});
    expect(arrivalText(delivered, TODAY)).toBe('Delivered');
    expect(getParcelArrival(parcel('one', 'failure'), PACKED, TODAY).kind).toBe('not-delivered');
    expect(getParcelArrival(parcel('one', 'label_printed'), PACKED, TODAY).kind).toBe('packed');
  });

  it('does not go back when a carrier reports something older than the delivery', () => {
    const facts = after(event('delivered', '2026-12-07'), event('delayed', '2026-12-04'));
    expect(textOf({...facts, fulfillments: [parcel('one', 'in_transit')]}, '2026-12-08')).toBe('Delivered Dec 7');
  });
});

describe('the estimate of a carrier', () => {
  const estimated = (day: string, ...events: ArrivalFacts['events']) => ({
    ...after(...events),
    fulfillments: [{...parcel('one'), estimated_delivery_at: at(day)}],
  });

  it.each<[string, ArrivalFacts, string, string]>([
    ['takes the place of the plan', estimated('2026-12-11'), TODAY, 'Packed, arrives Dec 11'],
    ['may be earlier', estimated('2026-12-04', event('in_transit', '2026-12-03')), TODAY, 'On the way, arrives Dec 4'],
    ['is left out once it has passed', estimated('2026-12-05'), '2026-12-08', 'Packed, arrives Dec 8–9'],
    [
      'does not hide a delay that was reported after it was read',
      estimated('2026-12-08', event('delayed', '2026-12-08')),
      '2026-12-08',
      'On the way, later than planned: arrives Dec 9–11',
    ],
    [
      'counts after a delay if it is later',
      estimated('2026-12-15', event('delayed', '2026-12-08')),
      '2026-12-08',
      'On the way, later than planned: arrives Dec 15',
    ],
    [
      'does not undo a delivery',
      estimated('2026-12-15', event('delivered', '2026-12-07')),
      '2026-12-08',
      'Delivered Dec 7',
    ],
  ])('%s', (_what, order, today, text) => {
    expect(textOf(order, today)).toBe(text);
  });
});

it('names both months of days that are in two', () => {
  expect(formatDays({first: '2026-11-30', last: '2026-12-02'})).toBe('Nov 30 – Dec 2');
  expect(formatDays({first: '2026-12-31', last: '2027-01-04'})).toBe('Dec 31 – Jan 4');
});
