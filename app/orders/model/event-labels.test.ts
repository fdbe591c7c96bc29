import {expect, it} from 'vitest';
import {byTime, eventLabel} from './event-labels';

it('returns the label of a known kind of event, and null for an unknown one', () => {
  expect(eventLabel('out_for_delivery')).toBe('Out for delivery');
  expect(eventLabel('label_printed')).toBeNull();
});

it('sorts events of the same time in their natural order', () => {
  const at = '2026-11-20T12:00:00Z';
  const steps = ['shipped', 'paid', 'placed'].map((kind) => ({kind, at}));
  const later = {kind: 'placed', at: '2026-11-20T12:00:01.5+00:00'};
  expect([later, ...steps].toSorted(byTime).map(({kind}) => kind)).toEqual(['placed', 'paid', 'shipped', 'placed']);
});
