import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {startLocalShop, type LocalShop} from '../../tests/support/local-shop';
import {createQuery} from '../../tests/support/storefront-client';
import {createAdminClient, errorsOf} from './admin-client';

let shop: LocalShop;
let ask: ReturnType<typeof createAdminClient>;

beforeAll(async () => {
  shop = await startLocalShop({profile: 'empty', clock: () => new Date()});
  ask = createAdminClient(shop);
});
beforeEach(() => shop.reset());
afterAll(() => shop.close());

const storefront = (query: string) => createQuery(shop.origin)<Readonly<Record<string, unknown>>>(query);

const DEFINE = `mutation Define($definition: MetaobjectDefinitionCreateInput!) {
  metaobjectDefinitionCreate(definition: $definition) { metaobjectDefinition { id } userErrors { code field } }
}`;
const UPSERT = `mutation Upsert($handle: MetaobjectHandleInput!, $fields: [MetaobjectFieldInput!]!) {
  metaobjectUpsert(handle: $handle, metaobject: {fields: $fields}) { metaobject { id } userErrors { code } }
}`;
const FOUNDER = {
  type: 'founder',
  name: 'Founder',
  access: {storefront: 'PUBLIC_READ'},
  fieldDefinitions: [{key: 'name', type: 'single_line_text_field'}],
};
const MEERA = {type: 'founder', handle: 'meera'};
const READ_NAME =
  'query Read { metaobject(handle: {type: "founder", handle: "meera"}) { field(key: "name") { value } } }';

const define = (input: object) => ask(DEFINE, {definition: {...FOUNDER, ...input}});
const upsert = (fields: readonly object[], handle: object = MEERA) => ask(UPSERT, {handle, fields});

describe('metaobjects', () => {
  it('can be created once their type is defined, and changed field by field', async () => {
    expect(errorsOf(await upsert([]))).toEqual([{code: 'UNDEFINED_OBJECT_TYPE'}]);
    await define({});
    await upsert([{key: 'name', value: 'Meera'}]);
    expect(await storefront(READ_NAME)).toEqual({metaobject: {field: {value: 'Meera'}}});
    expect(errorsOf(await upsert([{key: 'age', value: '60'}]))).toEqual([{code: 'UNDEFINED_OBJECT_FIELD'}]);
  });

  it('are null for shoppers without storefront access', async () => {
    await define({access: {storefront: 'NONE'}});
    await upsert([{key: 'name', value: 'Meera'}]);
    expect(await storefront(READ_NAME)).toEqual({metaobject: null});
  });

  it('have types that are unique and valid', async () => {
    await define({});
    expect(errorsOf(await define({}))).toMatchObject([{code: 'TAKEN', field: ['definition', 'type']}]);
    expect(errorsOf(await define({type: 'a b'}))).toMatchObject([{code: 'INVALID'}]);
    const fieldDefinitions = [{key: 'name', type: 'word'}];
    expect(errorsOf(await define({type: 'other', fieldDefinitions}))).toMatchObject([{code: 'INVALID_TYPE'}]);
  });

  it('can be deleted, and then their definition', async () => {
    const definition = (await define({})).data?.['metaobjectDefinitionCreate'] as {metaobjectDefinition: {id: string}};
    const entry = (await upsert([{key: 'name', value: 'Meera'}])).data?.['metaobjectUpsert'] as {
      metaobject: {id: string};
    };
    const remove = `mutation Delete($entry: ID!) { metaobjectDelete(id: $entry) { deletedId userErrors { code } } }`;
    const removeType = `mutation Delete($id: ID!) { metaobjectDefinitionDelete(id: $id) { userErrors { code } } }`;
    const {id} = definition.metaobjectDefinition;
    expect(JSON.stringify((await ask(removeType, {id})).errors)).toContain('NOT_EMULATED');
    expect(errorsOf(await ask(remove, {entry: entry.metaobject.id}))).toEqual([]);
    expect(errorsOf(await ask(remove, {entry: entry.metaobject.id}))).toEqual([{code: 'RECORD_NOT_FOUND'}]);
    expect(errorsOf(await ask(removeType, {id}))).toEqual([]);
  });
});

describe('metafield definitions', () => {
  const CREATE = `mutation Create($definition: MetafieldDefinitionInput!) {
    metafieldDefinitionCreate(definition: $definition) { userErrors { code field } }
  }`;
  const HEAT = {
    ...{ownerType: 'PRODUCT', namespace: 'catalog', key: 'heat', name: 'Heat'},
    type: 'single_line_text_field',
    access: {storefront: 'PUBLIC_READ'},
  };
  const create = (input: object) => ask(CREATE, {definition: {...HEAT, ...input}});

  it('are unique, and those of metaobjects name their type', async () => {
    expect(errorsOf(await create({}))).toEqual([]);
    expect(errorsOf(await create({}))).toMatchObject([{code: 'TAKEN', field: ['definition', 'key']}]);
    expect(errorsOf(await create({key: 'recipe', type: 'metaobject_reference'}))).toMatchObject([
      {code: 'INVALID_OPTION', field: ['definition', 'validations']},
    ]);
    expect(errorsOf(await create({key: 'other', type: 'word'}))).toMatchObject([{code: 'INCLUSION'}]);
  });
});

describe('a new product', () => {
  const SET = `mutation Set($input: ProductSetInput!) {
    productSet(input: $input) { product { id } userErrors { code field } }
  }`;
  const INPUT = {
    title: 'Dal',
    handle: 'dal',
    status: 'ACTIVE',
    productOptions: [{name: 'Title', values: [{name: 'Default Title'}]}],
    variants: [
      {
        optionValues: [{optionName: 'Title', name: 'Default Title'}],
        price: '7.99',
        sku: 'DAL',
        inventoryItem: {tracked: true},
      },
    ],
  };

  it('is in no channel until it is published there', async () => {
    const {data} = await ask(SET, {input: INPUT});
    const {id} = (data?.['productSet'] as {product: {id: string}}).product;
    const read = () =>
      storefront('query Read { product(handle: "dal") { priceRange { minVariantPrice { amount } } } }');
    expect(await read()).toEqual({product: null});
    const publish = (publication: string) =>
      ask(
        `mutation Publish($id: ID!, $publication: ID!) {
          publishablePublish(id: $id, input: [{publicationId: $publication}]) { userErrors { field message } }
        }`,
        {id, publication},
      );
    await publish('gid://shopify/Publication/2');
    expect(await read()).toEqual({product: null});
    expect(errorsOf(await publish('gid://shopify/Publication/9'))).toMatchObject([{field: ['input', '0']}]);
    await publish('gid://shopify/Publication/1');
    expect(await read()).toEqual({product: {priceRange: {minVariantPrice: {amount: '7.99'}}}});
  });

  it('has options, and a variant for each combination at most once', async () => {
    const option = {name: 'Size', values: [{name: 'Small'}, {name: 'Large'}]};
    const variant = (name: string) => ({optionValues: [{optionName: 'Size', name}], price: '7.99', sku: name});
    const set = (variants: readonly object[]) =>
      ask(SET, {input: {title: 'Chai', handle: 'chai', productOptions: [option], variants}});
    expect(errorsOf(await set([variant('Small'), variant('Medium')]))).toEqual([
      {code: 'INVALID_VARIANT', field: ['input', 'variants', '1', 'optionValues']},
    ]);
    expect(errorsOf(await set([variant('Small'), variant('Small')]))).toEqual([
      {code: 'INVALID_VARIANT', field: ['input', 'variants']},
    ]);
    expect(errorsOf(await set([variant('Small'), variant('Large')]))).toEqual([]);
    const {data} = await ask('{ productVariants(first: 9, query: "sku:Large") { nodes { title price } } }', {});
    expect(data).toEqual({productVariants: {nodes: [{title: 'Large', price: '7.99'}]}});
  });

  it('has a handle of its own, and files that exist', async () => {
    await ask(SET, {input: INPUT});
    const files = [{id: 'gid://shopify/MediaImage/1'}];
    expect(errorsOf(await ask(SET, {input: {...INPUT, files}}))).toMatchObject([
      {code: 'HANDLE_NOT_UNIQUE'},
      {code: 'INVALID_INPUT', field: ['input', 'files', '0', 'id']},
    ]);
  });

  it('without variants is refused loudly', async () => {
    expect(JSON.stringify((await ask(SET, {input: {...INPUT, variants: []}})).errors)).toContain('options or variants');
  });
});

describe('content', () => {
  it('has handles and paths of its own, and is gone when it is deleted', async () => {
    const createPage = `mutation Create { pageCreate(page: {title: "About", body: "<p>Hello</p>"}) {
      page { id } userErrors { code }
    } }`;
    const first = (await ask(createPage)).data?.['pageCreate'] as {page: {id: string}};
    expect(errorsOf(await ask(createPage))).toEqual([{code: 'TAKEN'}]);
    const read = () => storefront('query Read { page(handle: "about") { body } }');
    expect(await read()).toEqual({page: {body: '<p>Hello</p>'}});
    await ask('mutation Delete($id: ID!) { pageDelete(id: $id) { deletedPageId } }', {id: first.page.id});
    expect(await read()).toEqual({page: null});
    const redirect = `mutation Create { urlRedirectCreate(urlRedirect: {path: "/old", target: "/new"}) {
      userErrors { field }
    } }`;
    expect(errorsOf(await ask(redirect))).toEqual([]);
    expect(errorsOf(await ask(redirect))).toEqual([{field: ['urlRedirect', 'path']}]);
    const menu = `mutation Create {
      menuCreate(handle: "main-menu", title: "Main", items: [{title: "Home", type: HTTP, url: "/"}]) {
        userErrors { field }
      }
    }`;
    expect(errorsOf(await ask(menu))).toEqual([]);
    expect(errorsOf(await ask(menu))).toEqual([{field: ['handle']}]);
    expect(await storefront('query Read { menu(handle: "main-menu") { items { title } } }')).toEqual({
      menu: {items: [{title: 'Home'}]},
    });
  });

  it('is refused a file that was not received', async () => {
    const {data} = await ask(`mutation Stage {
      stagedUploadsCreate(input: [{filename: "hero.png", mimeType: "image/png", resource: IMAGE, httpMethod: POST}]) {
        stagedTargets { url resourceUrl }
      }
    }`);
    const [target] = (data?.['stagedUploadsCreate'] as {stagedTargets: {url: string; resourceUrl: string}[]})
      .stagedTargets;
    const create = (source: string | undefined) =>
      ask(
        `mutation Create($source: String!) {
          fileCreate(files: [{originalSource: $source, contentType: IMAGE, duplicateResolutionMode: RAISE_ERROR}]) {
            files { fileStatus } userErrors { code }
          }
        }`,
        {source},
      );
    expect(errorsOf(await create(target?.resourceUrl))).toEqual([{code: 'INVALID'}]);
    const form = new FormData();
    form.append('file', new Blob(['no picture']), 'hero.png');
    expect((await fetch(target?.url ?? '', {method: 'POST', body: form})).status).toBe(400);
    // A drawn picture has more than a megabyte.
    const rest = new Uint8Array(1_500_000);
    form.set('file', new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47]), rest]), 'hero.png');
    expect((await fetch(target?.url ?? '', {method: 'POST', body: form})).status).toBe(201);
    expect((await create(target?.resourceUrl)).data).toEqual({
      fileCreate: {files: [{fileStatus: 'PROCESSING'}], userErrors: []},
    });
    expect(errorsOf(await create(target?.resourceUrl))).toEqual([{code: 'FILENAME_ALREADY_EXISTS'}]);
  });
});

it('the metafields of the shop compare digests', async () => {
  const {data} = await ask('{ shop { id } }');
  const {id} = data?.['shop'] as {id: string};
  const set = (compareDigest: string | null) =>
    ask(
      `mutation Set($id: ID!, $compareDigest: String) {
        metafieldsSet(metafields: [
          {ownerId: $id, namespace: "own", key: "a", type: "json", value: "{}", compareDigest: $compareDigest}
        ]) { userErrors { code } }
      }`,
      {id, compareDigest},
    );
  expect(errorsOf(await set(null))).toEqual([]);
  expect(errorsOf(await set(null))).toEqual([{code: 'STALE_OBJECT'}]);
});
