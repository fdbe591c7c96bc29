import {expect, it} from 'vitest';
import {getFieldProblems} from './product-field-problem';
import type {ProductField, ProductValues} from './product-field';

/** Returns the problems of values that were all changed. */
const problemsOf = (values: ProductValues) =>
  getFieldProblems(
    Object.entries(values).map(([field, value]) => ({field: field as ProductField, value, seen: ''})),
    values,
  );

it.each<[ProductValues, object]>([
  [{title: 'Palak', price: '7.99', compareAtPrice: '', stock: '0', status: 'DRAFT'}, {}],
  [{title: ''}, {title: 'blank'}],
  [{title: 'a'.repeat(256)}, {title: 'too-long'}],
  [{price: ''}, {price: 'no-amount'}],
  [{price: '7.999'}, {price: 'no-amount'}],
  [{price: '-1'}, {price: 'no-amount'}],
  [{price: '10.00', compareAtPrice: '9.00'}, {compareAtPrice: 'not-above-price'}],
  [{price: '9.00', compareAtPrice: '10.00'}, {}],
  [{size: '2 servings, 200 g'}, {size: 'comma'}],
  [{size: '2 servings'}, {}],
  [{stock: '1.5'}, {stock: 'no-quantity'}],
  [{stock: '1000000001'}, {stock: 'no-quantity'}],
  [{status: 'GONE'}, {status: 'no-choice'}],
  [{featured: '0'}, {featured: 'no-choice'}],
  [{kind: 'product', includes: 'gid://shopify/Product/1'}, {includes: 'no-choice'}],
])('judges %j', (values, problems) => {
  expect(problemsOf(values)).toEqual(problems);
});

it('does not judge values without a change', () => {
  expect(getFieldProblems([], {title: '', price: '9.00', compareAtPrice: '1.00'})).toEqual({});
});
