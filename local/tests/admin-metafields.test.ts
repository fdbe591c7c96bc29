import {afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished} from 'vitest';
import {ADMIN_SCOPES, SETUP_SCOPES} from '../shop/admin/admin-scopes';
import {startLocalShop, type LocalShop} from '../../tests/support/local-shop';
import {createQuery} from '../../tests/support/storefront-client';
import {createAdminClient, errorsOf} from './admin-client';

const PALAK = 'gid://shopify/Product/8000000000002';

let shop: LocalShop;
let ask: ReturnType<typeof createAdminClient>;

beforeAll(async () => {
  shop = await startLocalShop();
  ask = createAdminClient(shop);
});
beforeEach(() => shop.reset());
afterAll(() => shop.close());

const SET = `mutation Set($metafields: [MetafieldsSetInput!]!) {
  metafieldsSet(metafields: $metafields) {
    metafields { key value type compareDigest } userErrors { code elementIndex field }
  }
}`;
const DELETE = `mutation Delete($metafields: [MetafieldIdentifierInput!]!) {
  metafieldsDelete(metafields: $metafields) { deletedMetafields { key } userErrors { message } }
}`;
const BADGE = {ownerId: PALAK, namespace: 'catalog', key: 'badge'};
const read = async (key: string) => {
  const query = `{ product(id: "${PALAK}") { metafield(namespace: "catalog", key: "${key}") { value type compareDigest } } }`;
  const {data} = await ask(query);
  return (data?.['product'] as {metafield: {value: string; type: string; compareDigest: string} | null}).metafield;
};
const set = (...inputs: readonly object[]) => ask(SET, {metafields: inputs.map((input) => ({...BADGE, ...input}))});

describe('metafieldsSet', () => {
  it('sets metafields of a product, and the storefront shows and filters by them at once', async () => {
    await set({value: 'BEST VALUE'}, {key: 'heat', value: 'Volcanic'});
    const storefront = createQuery(shop.origin);
    expect(
      await storefront(`query Read {
        product(handle: "palak-paneer") { metafield(namespace: "catalog", key: "badge") { value type } }
        collection(handle: "all") {
          products(first: 5, filters: [{productMetafield: {namespace: "catalog", key: "heat", value: "Volcanic"}}]) { nodes { handle } }
        }
      }`),
    ).toEqual({
      product: {metafield: {value: 'BEST VALUE', type: 'single_line_text_field'}},
      collection: {products: {nodes: [{handle: 'palak-paneer'}]}},
    });
  });

  it('compares the digest, and null means that there must be no metafield', async () => {
    expect(errorsOf(await set({value: 'A', compareDigest: null}))).toEqual([]);
    const {compareDigest} = (await read('badge')) ?? {};
    expect(errorsOf(await set({value: 'B', compareDigest}))).toEqual([]);
    expect(errorsOf(await set({value: 'C', compareDigest}))).toMatchObject([{code: 'STALE_OBJECT', elementIndex: 0}]);
    expect(errorsOf(await set({value: 'C', compareDigest: null}))).toMatchObject([{code: 'STALE_OBJECT'}]);
    expect(await read('badge')).toMatchObject({value: 'B'});
  });

  it('sets all metafields or none', async () => {
    const answer = await set({value: 'A'}, {key: 'media', value: 'no JSON'});
    expect(errorsOf(answer)).toMatchObject([{code: 'INVALID_VALUE', elementIndex: 1}]);
    expect(await read('badge')).toBeNull();
  });

  it.each([
    ['an empty value', {value: ''}, 'BLANK'],
    ['a type that differs from the definition', {type: 'number_integer', value: '1'}, 'INVALID_TYPE'],
    ['an unknown metafield without a type', {key: 'new', value: '1'}, 'BLANK'],
    ['an unknown type', {key: 'new', type: 'word', value: '1'}, 'INVALID_TYPE'],
    ['an unknown product', {ownerId: `${PALAK}9`, value: '1'}, 'INVALID'],
  ])('rejects %s', async (_what, input, code) => {
    expect(errorsOf(await set(input))).toMatchObject([{code}]);
  });

  it('sets at most 25 metafields', async () => {
    const inputs = Array.from({length: 26}, (_, index) => ({key: `k${index}`, type: 'number_integer', value: '1'}));
    expect(errorsOf(await set(...inputs))).toMatchObject([{code: 'LESS_THAN_OR_EQUAL_TO', field: ['metafields']}]);
    expect(errorsOf(await set(...inputs.slice(1)))).toEqual([]);
  });

  it('fails with the name of an owner that is not emulated', async () => {
    expect(await set({ownerId: 'gid://shopify/Customer/1', value: '1'})).toMatchObject({
      errors: [{extensions: {code: 'NOT_EMULATED'}}],
    });
  });
});

it('deletes metafields, and returns null for those that do not exist', async () => {
  const heat = {...BADGE, key: 'heat'};
  expect((await ask(DELETE, {metafields: [heat, {...BADGE, key: 'nothing'}]})).data).toEqual({
    metafieldsDelete: {deletedMetafields: [{key: 'heat'}, null], userErrors: []},
  });
  expect(await read('heat')).toBeNull();
  await set({key: 'heat', value: 'Mild'});
  expect(await read('heat')).toMatchObject({value: 'Mild', type: 'single_line_text_field'});
});

describe('the metaobjects', () => {
  const SETTINGS =
    '{ metaobjects(type: "storefront_settings", first: 5) { nodes { id handle fields { key type value } } } }';
  const UPDATE = `mutation Update($id: ID!, $fields: [MetaobjectFieldInput!]!) {
    metaobjectUpdate(id: $id, metaobject: {fields: $fields}) {
      metaobject { field(key: "seasonal_title") { value } } userErrors { code elementKey }
    }
  }`;
  const idOfSettings = async () =>
    ((await ask(SETTINGS)).data?.['metaobjects'] as {nodes: {id: string}[]}).nodes[0]?.id ?? '';
  const titleAtStorefront = () =>
    createQuery(shop.origin)(
      'query Read { metaobject(handle: {type: "storefront_settings", handle: "main"}) { field(key: "seasonal_title") { value } } }',
    );

  it('change field by field, and the storefront reads the new value at once', async () => {
    const id = await idOfSettings();
    expect((await ask(UPDATE, {id, fields: [{key: 'seasonal_title', value: 'Winter'}]})).data).toEqual({
      metaobjectUpdate: {metaobject: {field: {value: 'Winter'}}, userErrors: []},
    });
    expect(await titleAtStorefront()).toEqual({metaobject: {field: {value: 'Winter'}}});
    await ask(UPDATE, {id, fields: [{key: 'seasonal_title', value: ''}]});
    expect(await titleAtStorefront()).toEqual({metaobject: {field: null}});
  });

  it.each([
    ['an unknown field', [{key: 'unknown', value: '1'}], 'UNDEFINED_OBJECT_FIELD'],
    ['an invalid date', [{key: 'seasonal_from', value: 'tomorrow'}], 'INVALID_VALUE'],
    [
      'a field twice',
      [
        {key: 'seasonal_title', value: 'a'},
        {key: 'seasonal_title', value: 'b'},
      ],
      'DUPLICATE_FIELD_INPUT',
    ],
  ])('reject %s', async (_what, fields, code) => {
    expect(errorsOf(await ask(UPDATE, {id: await idOfSettings(), fields}))).toMatchObject([{code}]);
  });

  it('cannot be deleted, and neither can their definition, while a product of the seed has them', async () => {
    const setup = await startLocalShop({adminScopes: [...ADMIN_SCOPES, ...SETUP_SCOPES]});
    onTestFinished(() => setup.close());
    const askSetup = createAdminClient(setup);
    const {data} = await askSetup(`{
      metaobjects(type: "recipe", first: 1) { nodes { id } }
      metaobjectDefinitionByType(type: "recipe") { id metaobjectsCount }
    }`);
    const {metaobjects, metaobjectDefinitionByType: definition} = data as unknown as {
      metaobjects: {nodes: {id: string}[]};
      metaobjectDefinitionByType: {id: string; metaobjectsCount: number};
    };
    expect(definition.metaobjectsCount).toBeGreaterThan(0);
    for (const [name, id] of [
      ['metaobjectDelete', metaobjects.nodes[0]?.id],
      ['metaobjectDefinitionDelete', definition.id],
    ]) {
      const {errors} = await askSetup(`mutation Delete($id: ID!) { ${name}(id: $id) { deletedId } }`, {id});
      expect(JSON.stringify(errors)).toContain('NOT_EMULATED');
    }
  });

  it('reject an unknown id', async () => {
    expect(errorsOf(await ask(UPDATE, {id: PALAK, fields: []}))).toMatchObject([{code: 'RECORD_NOT_FOUND'}]);
  });
});
