import {expect, it} from 'vitest';
import {byTime, eventLabel} from './event-labels';

it('says what happened in plain words, and leaves out what only the platform has a word for', () => {
  expect(eventLabel('out_for_delivery')).toBe('Out for delivery');
  expect(eventLabel('label_printed')).toBeNull();
});

it('what happened in one moment is told in the order in which it happens', () => {
  const at = '2026-11-20T12:00:00Z';
  const steps = ['shipped', 'paid', 'placed'].map((kind) => ({kind, at}));
  const later = {kind: 'placed', at: '2026-11-20T12:00:01.5+00:00'};
  expect([later, ...steps].toSorted(byTime).map(({kind}) => kind)).toEqual(['placed', 'paid', 'shipped', 'placed']);
});
