import {afterEach, describe, expect, it, vi} from 'vitest';
import {areOnlyDenials, isForbidden, removeDenied} from './denied-admin-fields';

const denial = (...path: (string | number)[]) => ({
  message: 'This app is not approved to use the field.',
  path,
  extensions: {code: 'ACCESS_DENIED'},
});

afterEach(() => vi.restoreAllMocks());

describe('an answer of the Admin API', () => {
  it.each([
    ['an email', [denial('order', 'email')]],
    ['an address', [denial('order', 'shippingAddress')]],
    ['parts of an address', [denial('order', 'shippingAddress', 'firstName'), denial('order', 'email')]],
    ['the customers of several orders', [denial('nodes', 0, 'customer'), denial('nodes', 1, 'customer')]],
  ])('without %s is used', (_what, errors) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    expect(areOnlyDenials(errors, 'a.example')).toBe(true);
  });

  it.each([
    ['no errors', []],
    ['what are no errors', 'Throttled'],
    ['a denied order, which is not a missing one', [denial('order')]],
    ['denied orders', [denial('nodes', 0)]],
    ['a denied customer, which is not a missing one', [denial('customer')]],
    ['a field that an order needs', [denial('order', 'fulfillments'), denial('order', 'email')]],
    [
      'a failure beside the denial',
      [denial('order', 'email'), {path: ['order', 'email'], extensions: {code: 'INTERNAL'}}],
    ],
    ['a denial without a path', [{extensions: {code: 'ACCESS_DENIED'}}]],
  ])('with %s is a failure', (_what, errors) => {
    expect(areOnlyDenials(errors, 'a.example')).toBe(false);
  });

  it('logs one line for each field', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    for (const at of [0, 1]) areOnlyDenials([denial('nodes', at, 'customer'), denial('order', 'email')], 'b.example');
    expect(warn.mock.calls).toEqual([
      [expect.stringContaining('b.example admin: access to customer is denied')],
      [expect.stringContaining('b.example admin: access to email is denied')],
    ]);
  });
});

it('removes denied fields, so that a denied customer does not look like an order without one', () => {
  const data = {nodes: [{id: '1', customer: null}, {id: '2', customer: null}, null], order: {email: null}};
  removeDenied(data, [denial('nodes', 0, 'customer'), denial('nodes', 2, 'customer'), denial('order', 'email')]);
  expect(data).toEqual({nodes: [{id: '1'}, {id: '2', customer: null}, null], order: {}});
});

describe('a request', () => {
  it.each([
    ['a denied root field', [denial('fulfillmentOrderHold')], true],
    ['a denied field of what was found or changed', [denial('refundCreate', 'order')], false],
    ['another failure', [{path: ['refundCreate'], extensions: {code: 'INTERNAL'}}], false],
    ['no errors', [], false],
  ])('with %s lacks an access scope: %s', (_what, errors, expected) => {
    expect(isForbidden(errors)).toBe(expected);
  });
});
