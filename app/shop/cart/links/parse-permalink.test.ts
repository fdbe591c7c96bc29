import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {parsePermalink} from './parse-permalink.server';

const parse = (items: string, query = '') => parsePermalink(items, new URLSearchParams(query));
const variant = (number: number | string) => `gid://shopify/ProductVariant/${number}`;

describe('parsePermalink with items', () => {
  it.each([
    ['1', [[1, 1]]],
    ['1:2', [[1, 2]]],
    [
      '44000000000001:2,44000000000004',
      [
        ['44000000000001', 2],
        ['44000000000004', 1],
      ],
    ],
    [
      'gid://shopify/ProductVariant/7:3,ProductVariant/8',
      [
        [7, 3],
        [8, 1],
      ],
    ],
    [
      '1:2,3,1:4',
      [
        [1, 6],
        [3, 1],
      ],
    ],
    ['1:100', [[1, 99]]],
    [`1:${'9'.repeat(400)}`, [[1, 99]]],
    ['1:60,1:60', [[1, 99]]],
  ] as const)('parses %s', (items, lines) => {
    expect(parse(items)?.lines).toEqual(
      lines.map(([number, quantity]) => ({merchandiseId: variant(number), quantity})),
    );
  });

  it.each([
    ['[{"variantId":"44000000000001","quantity":2}]', [['44000000000001', 2]]],
    [
      ' [{"variantId":7},{"variantId":"gid://shopify/ProductVariant/8","quantity":3,"title":"Dal"},{"variantId":7}]',
      [
        [7, 2],
        [8, 3],
      ],
    ],
  ] as const)('parses a JSON list: %s', (items, lines) => {
    expect(parse(items)?.lines).toEqual(
      lines.map(([number, quantity]) => ({merchandiseId: variant(number), quantity})),
    );
  });

  it.each([
    '[]',
    '[',
    '[1]',
    '[{}]',
    '[{"variantId":"7","quantity":0}]',
    '[{"variantId":"7","quantity":"2"}]',
    '[{"variantId":"7:2:3"}]',
    '[{"variantId":"7:2"}]',
    '[{"variantId":-7}]',
    '{"variantId":"7"}',
    '',
    ',',
    '1:2,',
    '0',
    '007',
    '1:0',
    '1:-1',
    '1:1.5',
    '1:1e3',
    '1:two',
    '1:',
    '1:2:3',
    '-1',
    '１',
    '1 OR 2',
    'dal',
    '__proto__',
    '__proto__:1',
    'constructor',
    '<script>alert(1)</script>',
    '") { shop { name } }',
    'gid://shopify/Product/1',
    'gid://evil/ProductVariant/1',
    '9'.repeat(21),
    'ж🥘'.repeat(4_000),
    Array.from({length: 251}, (_, index) => `${index + 1}`).join(),
  ])('rejects invalid items: %.40j', (items) => {
    expect(parse(items)).toBeNull();
  });

  it('accepts 250 lines', () => {
    expect(parse(Array.from({length: 250}, (_, index) => `${index + 1}:2`).join())?.lines).toHaveLength(250);
  });

  it('limits the result for any input', () => {
    const pieces = fc.constantFrom('1', '44000000000001', ':', ',', '-', '99', '%', 'gid://shopify/ProductVariant/');
    fc.assert(
      fc.property(fc.array(fc.oneof(pieces, fc.string())), fc.string(), (parts, query) => {
        const link = parse(parts.join(''), query);
        for (const {merchandiseId, quantity} of link?.lines ?? []) {
          expect(merchandiseId).toMatch(/^gid:\/\/shopify\/ProductVariant\/\d{1,20}$/);
          expect(quantity).toBeGreaterThanOrEqual(1);
          expect(quantity).toBeLessThanOrEqual(99);
        }
      }),
    );
  });
});

describe('parsePermalink with other parameters', () => {
  it('defaults to the home country', () => {
    expect(parse('1')).toMatchObject({country: 'US', discountCodes: [], note: '', attributes: []});
  });

  it.each([
    ['country=CA', 'CA'],
    ['country=ca', 'CA'],
    ['country=XX', 'US'],
    ['country=', 'US'],
    ['country=United+States', 'US'],
  ])('parses the country of %s: %s', (query, country) => {
    expect(parse('1', query)?.country).toBe(country);
  });

  it('accepts up to five promo codes', () => {
    expect(parse('1', 'discount=SUMMER10,+freeship+,,')?.discountCodes).toEqual(['SUMMER10', 'freeship']);
    expect(parse('1', 'discount=A&discount=B')?.discountCodes).toEqual(['A', 'B']);
    expect(parse('1', `discount=${'a,'.repeat(9)}`)?.discountCodes).toHaveLength(5);
    expect(parse('1', `discount=${'a'.repeat(256)}`)?.discountCodes).toEqual([]);
  });

  it('truncates a note to the limit of Shopify', () => {
    expect(parse('1', 'note=%20For+Mum%20')?.note).toBe('For Mum');
    expect([...(parse('1', `note=${'🥘'.repeat(5_001)}`)?.note ?? '')]).toHaveLength(5_000);
  });

  it('accepts the origin of the order as attributes', () => {
    const query = 'fbclid=IwAR2x_-9&cart_origin=facebook&attributes[gift]=yes&attributes[Wrapped in]=blue';
    expect(parse('1', query)?.attributes).toEqual([
      {key: 'cart_origin', value: 'facebook'},
      {key: 'fbclid', value: 'IwAR2x_-9'},
      {key: 'gift', value: 'yes'},
      {key: 'Wrapped in', value: 'blue'},
    ]);
    const asJson = new URLSearchParams({attributes: '{"gift":"yes","__proto__":"x","n":7}'});
    expect(parse('1', String(asJson))?.attributes).toEqual([{key: 'gift', value: 'yes'}]);
  });

  it.each([
    'attributes[__proto__]=x',
    'attributes[__internal]=x',
    'attributes[]=x',
    'attributes[<b>]=x',
    'attributes[gift]=',
    'attributes[gift]=a%00b',
    `attributes[gift]=${'a'.repeat(501)}`,
    `attributes[${'k'.repeat(65)}]=x`,
    'attributes={"gift":',
    'attributes=null',
    'attributes="gift"',
    `fbclid=${'a'.repeat(501)}`,
  ])('ignores the attribute %.40s', (query) => {
    expect(parse('1', query)?.attributes).toEqual([]);
  });

  it('accepts twenty attributes, each key once', () => {
    const many = Array.from({length: 30}, (_, index) => `attributes[k${index}]=v`).join('&');
    expect(parse('1', `${many}&fbclid=last`)?.attributes).toHaveLength(20);
    expect(parse('1', 'fbclid=one&fbclid=two')?.attributes).toEqual([{key: 'fbclid', value: 'two'}]);
  });
});
