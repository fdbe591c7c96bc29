import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {METAFIELD_DEFINITIONS} from '../../local/seed/definitions/metafield-definitions';
import {SEED} from '../../local/seed/seed';
import {parseSetupOptions} from '../../scripts/store/setup-options';
import {createWebhooksStep} from '../../scripts/store/steps/webhooks';
import {createAdminClient} from '../../local/tests/admin-client';
import type {LocalShop} from '../support/local-shop';
import {createQuery} from '../support/storefront-client';
import {STAND_IN_FILES} from '../support/stand-in-files';
import {readStore, runSetup, startEmptyShop} from '../support/store-setup';

let shop: LocalShop;
beforeAll(async () => void (shop = await startEmptyShop()));
beforeEach(() => shop.reset());
afterAll(() => shop.close());

const run = (args: string, settings: Readonly<Record<string, unknown>> = shop.settings) => runSetup(settings, args);

const admin = async (query: string, variables: Readonly<Record<string, unknown>> = {}) => {
  const {data, errors} = await createAdminClient(shop)(query, variables);
  expect(errors).toBeUndefined();
  return data;
};

const HOME = `query Home {
  menu(handle: "main-menu") { items { title } }
  page(handle: "about") { title }
  collection(handle: "most-popular") { products(first: 10) { nodes { title } } }
  metaobject(handle: {type: "home_section", handle: "sampler"}) {
    product: field(key: "product") { reference { ... on Product { handle } } }
  }
  lot: metaobject(handle: {type: "lot", handle: "ppn-2620"}) {
    origin: field(key: "origin") { value }
    products: field(key: "products") { references(first: 5) { nodes { ... on Product { handle } } } }
  }
  settings: metaobject(handle: {type: "storefront_settings", handle: "main"}) { field(key: "banner_code") { value } }
  article: blog(handle: "journal") {
    articleByHandle(handle: "cardamom-green-and-black") {
      title
      excerpt
      author { name }
      image { altText }
      related: metafield(namespace: "journal", key: "related_products") {
        references(first: 5) { nodes { ... on Product { handle } } }
      }
    }
  }
  product(handle: "palak-paneer") {
    availableForSale
    media(first: 5) { nodes { mediaContentType } }
    nutrition: metafield(namespace: "catalog", key: "nutrition") {
      reference { ... on Metaobject { field(key: "calories") { value } } }
    }
  }
}`;

/** Changes a metaobject of the setup, as a person would in the Shopify admin. */
const changeFounder = () =>
  admin(
    `mutation Change($fields: [MetaobjectFieldInput!]!) {
      metaobjectUpsert(handle: {type: "founder", handle: "meera"}, metaobject: {fields: $fields}) {
        userErrors { message }
      }
    }`,
    {fields: [{key: 'role', value: 'Chef'}]},
  );

const readHome = () => createQuery(shop.origin)<Readonly<Record<string, unknown>>>(HOME);

describe('store:setup', () => {
  it('shows what it would do, does it, and has nothing to do then', async () => {
    const planned = await run('');
    expect(planned.code).toBe(0);
    expect(planned.text).toContain('+ product:palak-paneer');
    expect(planned.text).toContain('Nothing was changed');
    expect((await readStore(shop))?.['products']).toEqual({nodes: []});
    const applied = await run('--apply');
    expect({...applied}).toMatchObject({code: 0, text: expect.not.stringContaining('refused')});
    expect(await readHome()).toEqual({
      menu: {items: ['Home', 'Products', 'Recipes', 'About'].map((title) => ({title}))},
      page: {title: expect.any(String)},
      collection: {
        products: {
          nodes: [
            'Ultimate Desi Sampler',
            'Southern Spiced Biryani',
            'Spicy Pepper Chicken',
            'Palak Paneer',
            'Spicy Delights',
            'Desi Comfort Trio',
          ].map((title) => ({title})),
        },
      },
      article: {
        articleByHandle: {
          title: 'Cardamom, green and black',
          excerpt: expect.stringContaining('They share a name and a family'),
          author: {name: 'Fatima Sheikh'},
          image: {altText: expect.stringContaining('green cardamom pods')},
          related: {references: {nodes: [{handle: 'southern-spiced-biryani'}, {handle: 'desi-goat-curry'}]}},
        },
      },
      metaobject: {product: {reference: {handle: 'ultimate-desi-sampler'}}},
      lot: {
        origin: {value: 'Unjha, Gujarat'},
        products: {references: {nodes: [{handle: 'palak-paneer'}]}},
      },
      settings: {field: {value: 'FUSION15'}},
      product: {
        availableForSale: true,
        media: {nodes: ['IMAGE', 'IMAGE', 'IMAGE', 'VIDEO'].map((mediaContentType) => ({mediaContentType}))},
        nutrition: {reference: {field: {value: '95'}}},
      },
    });
    expect((await run('')).text).toContain('Nothing to do.');
    expect((await run('--apply')).text).toContain('Nothing to do.');
  });

  it('keeps what a person changed, removed or entered before', async () => {
    await admin(`mutation Create { productCreate(product: {title: "Palak Paneer"}) { product { id } } }`);
    await run('--apply --only definitions,metafields,files,entries,products,details');
    await changeFounder();
    const {text} = await run('--apply');
    expect(text).toContain('= product:palak-paneer: is not from this command and differs in');
    expect(text).toContain('= entry:founder/meera: a person changed role');
    const state = await admin(`query Read {
      metaobjectByHandle(handle: {type: "founder", handle: "meera"}) { field(key: "role") { value } }
      productByIdentifier(identifier: {handle: "palak-paneer"}) { totalInventory publishedOnCurrentPublication }
    }`);
    expect(state).toEqual({
      metaobjectByHandle: {field: {value: 'Chef'}},
      productByIdentifier: {totalInventory: 0, publishedOnCurrentPublication: false},
    });
  });

  it('gives the same store if it is interrupted at several points and run again', async () => {
    await run('--apply');
    const whole = await readStore(shop);
    await shop.reset();
    for (const [op, p] of [
      ['StoreMetaobjectDefinitionCreate', 0.4],
      ['StoreFileCreate', 0.4],
      ['StoreProductSet', 0.4],
      ['StoreMetafieldsSet', 0.4],
      ['StoreCollectionCreate', 1],
    ] as const) {
      // The change is executed, but its response is lost.
      await shop.fault({op, mode: 'dropAfterExecute', times: 1, p});
      expect((await run('--apply')).code).toBe(2);
      await shop.clearFaults();
    }
    expect((await run('--apply')).code).toBe(0);
    expect(await readStore(shop)).toEqual(whole);
    expect((await run('--apply')).text).toContain('Nothing to do.');
  });

  it('undoes what it created, and leaves what a person changed since', async () => {
    await run('--apply');
    await changeFounder();
    expect((await run('--undo')).text).toContain('Nothing was changed');
    const {code, text} = await run('--undo --apply');
    expect(code, text).toBe(0);
    expect(text).toContain('= entry:founder/meera: a person changed it');
    expect(await readStore(shop)).toMatchObject({
      products: {nodes: []},
      collections: {nodes: []},
      pages: {nodes: []},
      blogs: {nodes: []},
      menus: {nodes: []},
      metaobjectDefinitions: {nodes: [{type: 'founder'}]},
      files: {nodes: [{alt: expect.stringContaining('Meera')}]},
      webhookSubscriptions: {nodes: []},
    });
  });
});

describe('webhooks of store:setup', () => {
  const readSubscriptions = async () => {
    const data = await admin('query Webhooks { webhookSubscriptions(first: 100) { nodes { topic uri filter } } }');
    return (data?.['webhookSubscriptions'] as {nodes: Readonly<Record<'filter' | 'topic' | 'uri', string>>[]}).nodes;
  };

  it('follow the storefront to another address, and back', async () => {
    await run('--apply --only webhooks');
    const before = await readSubscriptions();
    expect(before.length).toBeGreaterThan(0);
    const moved = {...shop.settings, PUBLIC_ORIGIN: 'https://moved.example'};
    expect((await run('--apply --only webhooks', moved)).text).not.toContain('a person removed it');
    const uri = 'https://moved.example/webhooks/shopify';
    expect(await readSubscriptions()).toEqual(before.map((each) => ({...each, uri})));
    await run('--apply --only webhooks');
    expect(await readSubscriptions()).toEqual(before);
    expect((await run('--only webhooks')).text).toContain('Nothing to do.');
    await run('--undo --apply --only webhooks');
    expect(await readSubscriptions()).toEqual([]);
  });

  it('stay at the former address while the new one has no subscription', async () => {
    const uri = 'https://former.example/webhooks/shopify';
    const page = {nodes: [{id: '1', topic: 'ORDERS_CREATE', uri}], pageInfo: {hasNextPage: false}};
    const {load} = createWebhooksStep({
      admin: {origin: shop.origin, request: (_document, _variables, schema) => Promise.resolve(schema.parse({page}))},
      wanted: SEED,
      record: {find: () => undefined},
      webhookAddress: 'https://new.example/webhooks/shopify',
      files: STAND_IN_FILES,
      channels: [],
    });
    const former = (await load()).find(({removes}) => removes !== undefined);
    await expect(former?.create()).rejects.toThrow('there is no subscription of the new address');
  });

  it('stay removed if a person removed them', async () => {
    await run('--apply --only webhooks');
    const data = await admin('query First { webhookSubscriptions(first: 1) { nodes { id } } }');
    const [first] = (data?.['webhookSubscriptions'] as {nodes: {id: string}[]}).nodes;
    await admin('mutation Remove($id: ID!) { webhookSubscriptionDelete(id: $id) { userErrors { message } } }', {
      id: first?.id,
    });
    expect((await run('--apply --only webhooks')).text).toContain('a person removed it');
  });
});

describe('store:setup that cannot work', () => {
  it('names a wrong token', async () => {
    const {code, text} = await run('', {...shop.settings, PRIVATE_ADMIN_API_TOKEN: 'shpat_wrong'});
    expect(code).toBe(2);
    expect(text).toContain('refuses the token of the Admin API (401)');
  });

  it('names a store that cannot be reached', async () => {
    const {code, text} = await run('', {...shop.settings, PUBLIC_STORE_DOMAIN: 'http://localhost:1'});
    expect(code).toBe(2);
    expect(text).toContain('localhost:1 cannot be reached');
  });

  it('reads again if a response breaks off', async () => {
    await shop.fault({op: 'StorePages', mode: 'reset', times: 2});
    const {code, text} = await run('--only pages');
    await shop.clearFaults();
    expect(code, text).toBe(0);
  });

  it('names missing settings, unknown steps and unknown channels', async () => {
    expect(await run('', {})).toMatchObject({code: 2, text: expect.stringContaining('PUBLIC_STORE_DOMAIN')});
    expect(() => parseSetupOptions(['--only', 'everything'])).toThrow('There is no step everything.');
    expect(await run('--channel Nowhere')).toMatchObject({
      code: 2,
      text: expect.stringContaining('The store has no channel Nowhere.'),
    });
  });
});

describe('store:setup of stores with limits', () => {
  it('names missing access scopes before it changes anything', async () => {
    const limited = await startEmptyShop({adminScopes: ['read_products', 'read_publications']});
    const {code, text} = await run('--apply', limited.settings);
    await limited.close();
    expect(code).toBe(2);
    expect(text).toContain('lacks the access scopes');
    expect(text).toContain('write_products');
  });

  it('waits when the rate limit is used up', async () => {
    const limited = await startEmptyShop({adminPlan: {maximum: 120, restorePerSecond: 200}});
    const {code, text} = await run('--apply --only definitions,metafields', limited.settings);
    await limited.close();
    expect(text).toContain(`${METAFIELD_DEFINITIONS.length} created`);
    expect(code, text).toBe(0);
  });
});
