import {describe, expect, it} from 'vitest';
import type {ShopEvent} from '~/ui/announce';
import {toEventFacts, toSubject} from './to-event-facts';

describe('toEventFacts', () => {
  it.each<[ShopEvent, object]>([
    [
      {
        name: 'add_to_cart',
        facts: {
          product: 'palak-paneer',
          title: 'Palak Paneer',
          productId: 'gid://shopify/Product/1',
          variantId: 'gid://shopify/ProductVariant/2',
          valueMinor: 1598,
          count: 2,
          isNewCart: true,
        },
      },
      {name: 'add_to_cart', subject: 'palak-paneer', valueMinor: 1598, count: 2},
    ],
    [
      {name: 'begin_checkout', facts: {valueMinor: 799, count: 1, isNewCart: false}},
      {name: 'begin_checkout', valueMinor: 799, count: 1},
    ],
    [{name: 'clip_play', facts: {url: 'https://video.example/1', title: 'Cook it: 15 minutes!'}}, {name: 'clip_play'}],
    [{name: 'page_view', facts: {route: '/products'}}, {name: 'page_view'}],
    [{name: 'login_failure', facts: {}}, {name: 'login_failure'}],
  ])('sends of %j only what a beacon may contain', (event, expected) => {
    expect(toEventFacts(event)).toEqual(expected);
  });
});

describe('toSubject', () => {
  it('has at most 64 characters of a-z, 0-9, hyphen and colon', () => {
    expect(toSubject(`Über ${'x'.repeat(100)}`).subject).toMatch(/^[a-z0-9:-]{1,64}$/);
  });

  it('is missing if nothing is left', () => expect(toSubject('—')).toEqual({}));
});
