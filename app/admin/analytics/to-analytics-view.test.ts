import {describe, expect, it} from 'vitest';
import type {Analytics} from './find-analytics.server';
import {toAnalyticsView} from './to-analytics-view';

const BUCKETS = {starts: [], isByDay: false, labels: ['9 AM', '10 AM']};
const NONE: Analytics = {is_complete: true, events: [], visits: [], products: [], vitals: [], drops: []};
const event = (bucket: number, name: Analytics['events'][number]['name'], events: number, valueMinor = 0) => ({
  bucket,
  name,
  events,
  quantity: 0,
  value_minor: valueMinor,
});
const visits = (bucket: number, ...steps: [number, number, number, number, number]) => ({
  bucket,
  visits: steps[0],
  saw_product: steps[1],
  added_to_cart: steps[2],
  began_checkout: steps[3],
  purchased: steps[4],
});
const view = (changes: Partial<Analytics>) => toAnalyticsView({...NONE, ...changes}, BUCKETS, '24h');

describe('the figures of a window', () => {
  it('are compared with the window before', () => {
    const {figures} = view({
      visits: [visits(1, 4, 0, 0, 0, 0), visits(3, 2, 1, 1, 1, 1), visits(4, 1, 0, 0, 0, 0)],
      events: [event(2, 'page_view', 5), event(4, 'page_view', 10), event(4, 'purchase', 1, 2_499)],
    });
    expect(figures).toEqual([
      {title: 'Visits', value: '3', change: '25% less than the 24 hours before'},
      {title: 'Page views', value: '10', change: '100% more than the 24 hours before'},
      {title: 'Purchases', value: '1', change: 'Nothing in the 24 hours before'},
      {title: 'Revenue of purchases', value: '$24.99', change: 'Nothing in the 24 hours before'},
    ]);
  });

  it('are drawn by bucket', () => {
    const [chart] = view({visits: [visits(1, 4, 0, 0, 0, 0), visits(3, 2, 0, 0, 0, 0)]}).charts;
    expect(chart?.bars.map(({label, value, before}) => [label, value, before])).toEqual([
      ['9 AM', '2', '4'],
      ['10 AM', '0', '0'],
    ]);
  });

  it('say that there is nothing', () => {
    expect(view({})).toMatchObject({isEmpty: true, events: [], vitals: []});
    expect(view({visits: [visits(1, 4, 0, 0, 0, 0)]}).isEmpty).toBe(true);
    expect(view({visits: [visits(3, 1, 0, 0, 0, 0)]}).isEmpty).toBe(false);
    expect(view({}).funnel.map(({share}) => share)).toEqual(['—', '—', '—', '—', '—']);
  });
});

it('the funnel is of the window alone, and each step is a share of the one before', () => {
  const {funnel} = view({
    visits: [visits(2, 100, 90, 80, 70, 60), visits(3, 10, 8, 4, 2, 1), visits(4, 10, 2, 1, 0, 0)],
  });
  expect(
    funnel.map(({title, visits: count, share, shareOfStepBefore}) => [title, count, share, shareOfStepBefore]),
  ).toEqual([
    ['Visited', '20', '100%', null],
    ['Saw a product', '10', '50%', '50%'],
    ['Added to cart', '5', '25%', '50%'],
    ['Began checkout', '2', '10%', '40%'],
    ['Purchased', '1', '5%', '50%'],
  ]);
  expect(funnel.map(({width}) => width)).toEqual([100, 50, 25, 10, 5]);
});

it('the top events are the ten most frequent of the window', () => {
  const names = [
    ...(['page_view', 'add_to_cart', 'begin_checkout', 'login_success', 'logout', 'recipe_view'] as const),
    ...(['faq_view', 'contact_view', 'promo_click', 'popup_shown', 'clip_play'] as const),
  ];
  const {events} = view({events: [...names.map((name, at) => event(3, name, 100 - at)), event(1, 'clip_pause', 900)]});
  expect(events).toHaveLength(10);
  expect(events[0]).toEqual(['Page view', '100', '0']);
});

it('web vitals are a row per page and device, with a rating', () => {
  const vital = (
    metric: 'LCP' | 'INP' | 'CLS',
    p75: number,
    samples: number,
    device: 'phone' | 'desktop' = 'phone',
  ) => ({
    metric,
    p75,
    samples,
    device,
    route: '/product/:productSlug',
  });
  const vitals = [
    vital('LCP', 2_600.4, 50),
    vital('INP', 180, 40),
    vital('CLS', 260, 50),
    vital('LCP', 900, 70, 'desktop'),
  ];
  expect(view({vitals}).vitals).toEqual([
    ['/product/:productSlug desktop', '900 ms good', '—', '—', '—', '70'],
    ['/product/:productSlug phone', '2.6 s fair', '180 ms good', '0.26 poor', '—', '50'],
  ]);
});

it('drops have a title, also one of another version', () => {
  const drops = [
    {reason: 'duplicate', drops: 1_204},
    {reason: 'from-the-future', drops: 1},
  ];
  expect(view({drops}).drops).toEqual([
    ['Sent again', '1,204'],
    ['from-the-future', '1'],
  ]);
});
