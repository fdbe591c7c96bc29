import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {startLocalShop, type LocalShop} from '../../tests/support/local-shop';
import {createAdminClient, errorsOf} from './admin-client';

let shop: LocalShop;

beforeAll(async () => {
  shop = await startLocalShop();
});
beforeEach(() => shop.reset());
afterAll(() => shop.close());

const CREATE = `mutation Create($input: DiscountCodeBasicInput!) {
  discountCodeBasicCreate(basicCodeDiscount: $input) { codeDiscountNode { id } userErrors { field code message } }
}`;
const FIND = `query Find($code: String!) {
  codeDiscountNodeByCode(code: $code) {
    id
    codeDiscount {
      ... on DiscountCodeBasic { title usageLimit appliesOncePerCustomer codes(first: 1) { nodes { code } } }
    }
  }
}`;
const FIND_VALUE = `query FindValue($code: String!) {
  codeDiscountNodeByCode(code: $code) {
    codeDiscount {
      ... on DiscountCodeBasic {
        customerGets { value { ... on DiscountPercentage { percentage } ... on DiscountAmount { amount { amount } } } }
      }
    }
  }
}`;
const INPUT = {
  title: 'Welcome code',
  code: 'HELLO-7K2M',
  startsAt: '2026-05-01T00:00:00Z',
  usageLimit: 1,
  appliesOncePerCustomer: true,
  context: {all: 'ALL'},
  customerGets: {items: {all: true}, value: {percentage: 0.2}},
};

const ask = (query: string, variables?: Record<string, unknown>) => createAdminClient(shop)(query, variables);

describe('a promo code of the Admin API', () => {
  it('is created once and found by its code in any letter case', async () => {
    expect(errorsOf(await ask(CREATE, {input: INPUT}))).toEqual([]);
    expect((await ask(FIND, {code: 'hello-7k2m'})).data).toMatchObject({
      codeDiscountNodeByCode: {
        codeDiscount: {title: 'Welcome code', usageLimit: 1, codes: {nodes: [{code: 'HELLO-7K2M'}]}},
      },
    });
    expect(errorsOf(await ask(CREATE, {input: INPUT}))).toEqual([
      {
        field: ['basicCodeDiscount', 'code'],
        code: 'TAKEN',
        message: 'Code must be unique. Please try a different code.',
      },
    ]);
    expect((await ask(FIND, {code: 'nobody'})).data).toEqual({codeDiscountNodeByCode: null});
  });

  it.each([
    ['no title', {title: ' '}, 'BLANK'],
    ['no code', {code: ''}, 'BLANK'],
    ['a code of the shop', {code: 'fusion15'}, 'TAKEN'],
    ['a code that is too long', {code: 'A'.repeat(256)}, 'TOO_LONG'],
    ['no start', {startsAt: undefined}, 'BLANK'],
    ['more than everything', {customerGets: {items: {all: true}, value: {percentage: 20}}}, 'VALUE_OUTSIDE_RANGE'],
    ['nothing to apply to', {customerGets: {value: {percentage: 0.2}}}, 'APPLIES_ON_NOTHING'],
  ])('is refused with %s', async (_what, change, code) => {
    expect(errorsOf(await ask(CREATE, {input: {...INPUT, ...change}}))).toMatchObject([{code}]);
  });

  it.each([
    [{value: {percentage: 0.07}}, {percentage: 0.07}],
    [{value: {percentage: 0.125}}, {percentage: 0.125}],
    [{value: {discountAmount: {amount: '4.35'}}}, {amount: {amount: '4.35'}}],
  ])('takes off exactly %j', async (change, value) => {
    const customerGets = {items: {all: true}, ...change};
    expect(errorsOf(await ask(CREATE, {input: {...INPUT, customerGets}}))).toEqual([]);
    expect((await ask(FIND_VALUE, {code: INPUT.code})).data).toMatchObject({
      codeDiscountNodeByCode: {codeDiscount: {customerGets: {value}}},
    });
  });

  it('is deleted once', async () => {
    const {data} = await ask(CREATE, {input: INPUT});
    const {id} = (data?.['discountCodeBasicCreate'] as {codeDiscountNode: {id: string}}).codeDiscountNode;
    const remove = () =>
      ask('mutation Delete($id: ID!) { discountCodeDelete(id: $id) { userErrors { field code } } }', {id});
    expect(errorsOf(await remove())).toEqual([]);
    expect((await ask(FIND, {code: INPUT.code})).data).toEqual({codeDiscountNodeByCode: null});
    expect(errorsOf(await remove())).toEqual([{field: ['id'], code: 'INVALID'}]);
  });

  it.each([
    [{usageLimit: 5}, 'DiscountCodeBasicInput'],
    [{combinesWith: {orderDiscounts: true}}, 'DiscountCombinesWithInput'],
    [{context: undefined}, 'DiscountCodeBasicInput'],
  ])('refuses %j, which the shop does not emulate', async (change, typeName) => {
    const {errors} = await ask(CREATE, {input: {...INPUT, ...change}});
    expect(JSON.stringify(errors)).toContain('NOT_EMULATED');
    expect(JSON.stringify(errors)).toContain(typeName);
  });
});

it('needs the scopes of discounts', async () => {
  const denied = await startLocalShop({adminScopes: ['read_products']});
  const {errors: create} = await createAdminClient(denied)(CREATE, {input: INPUT});
  const {errors: find} = await createAdminClient(denied)(FIND, {code: 'A'});
  await denied.close();
  expect(JSON.stringify(create)).toContain('write_discounts');
  expect(JSON.stringify(find)).toContain('read_discounts');
});
