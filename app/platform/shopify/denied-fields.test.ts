import {afterEach, describe, expect, it, vi} from 'vitest';
import {createDeniedFields} from './denied-fields.server';

const PRODUCT =
  'query Product($handle: String!, $withTags: Boolean = true) { product { tags @include(if: $withTags) } }';
const SETTINGS = 'query Settings { metaobject { fields { key } } }';
const MINUTE_MS = 60_000;

const warn = vi.spyOn(console, 'warn').mockReturnValue();
afterEach(() => warn.mockClear());

const denial = (...path: (string | number)[]) => ({path, extensions: {code: 'ACCESS_DENIED'}});

let nowMs = 0;
const create = () => createDeniedFields('shop.example', () => nowMs);

describe('an answer with denied fields', () => {
  it('serves when each of them is null by itself', () => {
    const response = {
      product: {nutrition: {reference: null}, media: {nodes: [{image: null}]}},
      errors: [denial('product', 'nutrition', 'reference'), denial('product', 'media', 'nodes', 0, 'image')],
    };
    expect(create().handleErrors(PRODUCT, {}, response)).toBe('serve');
  });

  it('is asked for again without the field that emptied it, and so is every later answer', () => {
    const fields = create();
    const response = {
      product: null,
      errors: [denial('product', 'tags'), denial('product', 'nutrition', 'reference')],
    };
    expect(fields.variablesFor(PRODUCT)).toEqual({});
    expect(fields.handleErrors(PRODUCT, {}, response)).toBe('retry');
    expect(fields.variablesFor(PRODUCT)).toEqual({withTags: false});
    expect(fields.variablesFor(SETTINGS)).toEqual({});
  });

  it('is asked for again where another request has learned of the denial in the meantime', () => {
    const fields = create();
    const response = {product: null, errors: [denial('product', 'tags')]};
    expect(fields.handleErrors(PRODUCT, {}, response)).toBe('retry');
    expect(fields.handleErrors(PRODUCT, {}, response)).toBe('retry');
  });

  it('fails if the field was left out already, so that retries end', () => {
    const response = {product: null, errors: [denial('product', 'tags')]};
    expect(create().handleErrors(PRODUCT, {withTags: false}, response)).toBe('fail');
  });

  it('fails where the document cannot leave the field out', () => {
    expect(create().handleErrors(SETTINGS, {}, {product: null, errors: [denial('product', 'tags')]})).toBe('fail');
  });

  it('fails where the whole product is denied, which is not a product that does not exist', () => {
    expect(create().handleErrors(PRODUCT, {}, {product: null, errors: [denial('product')]})).toBe('fail');
  });

  it('serves where settings and menus are denied', () => {
    expect(create().handleErrors(SETTINGS, {}, {metaobject: null, errors: [denial('metaobject')]})).toBe('serve');
    expect(create().handleErrors(SETTINGS, {}, {shop: {}, main: null, errors: [denial('main')]})).toBe('serve');
  });

  it.each([
    ['another error', [{path: ['product', 'tags'], extensions: {code: 'INTERNAL_SERVER_ERROR'}}]],
    ['another error beside a denial', [denial('product', 'tags'), {message: 'Internal error'}]],
    ['an error without a path', [{extensions: {code: 'ACCESS_DENIED'}}]],
    ['anything else', 'denied'],
  ])('fails on %s', (_case, errors) => {
    expect(create().handleErrors(PRODUCT, {}, {product: {tags: null}, errors})).toBe('fail');
  });
});

it('logs each denied field once, and the scope that it needs', () => {
  const fields = create();
  const denied = (index: number) => ({
    path: ['products', 'nodes', index, 'tags'],
    extensions: {code: 'ACCESS_DENIED', requiredAccess: '`unauthenticated_read_product_tags` access scope.'},
  });
  for (let times = 0; times < 3; times++)
    fields.handleErrors(PRODUCT, {}, {products: null, errors: [denied(0), denied(1)]});
  expect(warn.mock.calls).toEqual([
    ['shop.example denies products.nodes.tags (scope unauthenticated_read_product_tags): pages go without it'],
  ]);
});

it('asks for a denied field again after ten minutes, since the merchant may have granted it', () => {
  const fields = create();
  fields.handleErrors(PRODUCT, {}, {product: null, errors: [denial('product', 'tags')]});
  nowMs += 9 * MINUTE_MS;
  expect(fields.variablesFor(PRODUCT)).toEqual({withTags: false});
  nowMs += MINUTE_MS;
  expect(fields.variablesFor(PRODUCT)).toEqual({});
});
