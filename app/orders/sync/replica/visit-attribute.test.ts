import {describe, expect, it} from 'vitest';
import {ORDER_BODY} from '../webhooks/order.sample';
import {OrderPayloadSchema} from '../webhooks/order-payload';
import {visitAttribute} from './visit-attribute';

const VISIT = '7b0c9f6e-3f0a-4c1f-9b6a-0d1c2e3f4a5b';

describe('the visit of an order', () => {
  it.each([
    [
      'a webhook',
      [
        {name: 'gift', value: 'yes'},
        {name: '_visit', value: VISIT},
      ],
    ],
    ['the Admin API', [{key: '_visit', value: VISIT.toUpperCase()}]],
    ['attributes of which another is malformed', [null, {name: 7}, {name: '_visit', value: VISIT}]],
  ])('is read from %s', (_source, attributes) => {
    expect(visitAttribute.parse(attributes)).toBe(VISIT);
  });

  it.each([
    undefined,
    null,
    'text',
    {},
    [],
    [{name: 'visit', value: VISIT}],
    [{name: '_visit', value: null}],
    [{name: '_visit', value: `${VISIT}'; drop table`}],
    [{name: '_visit', value: '7b0c9f6e-3f0a-1c1f-9b6a-0d1c2e3f4a5b'}],
    [{name: '_visit', value: {toString: VISIT}}],
    Array.from({length: 1_000}, () => ({name: '_visit', value: 'x'.repeat(1_000)})),
  ])('is missing in %j', (attributes) => {
    expect(visitAttribute.parse(attributes)).toBeUndefined();
    const order = OrderPayloadSchema.safeParse({...ORDER_BODY, note_attributes: attributes});
    expect(order.data).toMatchObject({order_number: '#1001'});
    expect(order.data).not.toHaveProperty('visit');
  });
});
