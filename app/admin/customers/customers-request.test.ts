import {describe, expect, it} from 'vitest';
import {customerPath, parseCustomerReference} from './customer-reference';
import {nextCustomersQuery, parseCustomerSearch, parseCustomersRequest, toIdsQuery} from './customers-request';

const parse = (query: string) => parseCustomersRequest(new URLSearchParams(query));

describe('parseCustomersRequest', () => {
  it('reads search and cursor', () => {
    expect(parse('q=%20ada%20&after=abc')).toEqual({search: 'ada', after: 'abc'});
    expect(parse('')).toEqual({search: '', after: null});
  });

  it('cuts off a long search and ignores a long cursor', () => {
    const request = parse(`q=${'a'.repeat(300)}&after=${'b'.repeat(2000)}`);
    expect(request).toEqual({search: 'a'.repeat(255), after: null});
  });

  it('leads from one page to the next of the same search', () => {
    expect(parse(nextCustomersQuery({search: 'A & B', after: null}, 'c='))).toEqual({search: 'A & B', after: 'c='});
  });
});

describe('parseCustomerSearch', () => {
  it.each([
    ['1042', {kind: 'order-number', number: '#1042', phoneQuery: null}],
    ['#1042', {kind: 'order-number', number: '#1042', phoneQuery: null}],
    ['#7185550100', {kind: 'order-number', number: '#7185550100', phoneQuery: null}],
    [
      '7185550100',
      {kind: 'order-number', number: '#7185550100', phoneQuery: 'phone:"+7185550100" OR phone:"+17185550100"'},
    ],
    ['(718) 555-0100', {kind: 'text', query: 'phone:"+7185550100" OR phone:"+17185550100"'}],
    ['+1 718.555.0100', {kind: 'text', query: 'phone:"+17185550100"'}],
    ['+91 98765 43210', {kind: 'text', query: 'phone:"+919876543210"'}],
    ['12-34', {kind: 'text', query: '"12-34"'}],
    ['ada@example.com', {kind: 'text', query: 'email:"ada@example.com"'}],
    ['Ada  Byron', {kind: 'text', query: '"Ada" "Byron"'}],
    ['state:enabled OR "x', {kind: 'text', query: String.raw`"state:enabled" "OR" "\"x"`}],
    ['', null],
  ])('parses %s', (search, expected) => expect(parseCustomerSearch(search)).toEqual(expected));
});

it('toIdsQuery names each customer once', () => {
  expect(toIdsQuery(['gid://shopify/Customer/7', 'gid://shopify/Customer/8', 'gid://shopify/Customer/7'])).toBe(
    'id:7 OR id:8',
  );
  expect(toIdsQuery([])).toBeNull();
});

describe('parseCustomerReference', () => {
  it.each(['7', 'gid://shopify/Customer/7'])('accepts %s', (text) => {
    expect(parseCustomerReference(text)).toBe('gid://shopify/Customer/7');
  });

  it.each(['', '0', '07', 'ada', 'gid://shopify/Order/7', 'gid://shopify/Customer/7/8', '7 OR 8'])(
    'rejects %s',
    (text) => expect(parseCustomerReference(text)).toBeNull(),
  );

  it('is the inverse of customerPath', () => {
    expect(customerPath('gid://shopify/Customer/7')).toBe('/admin/customers/7');
  });
});
