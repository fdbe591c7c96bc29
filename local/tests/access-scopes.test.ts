import {afterAll, beforeAll, expect, it} from 'vitest';
import {startLocalShop, type LocalShop} from '../../tests/support/local-shop';
import {postGraphql} from '../../tests/support/post-graphql';

let local: LocalShop;

beforeAll(async () => void (local = await startLocalShop({storefrontScopes: []})));
afterAll(() => local.close());

const ask = async (query: string) => (await postGraphql(local.origin, query)).json<unknown>();

const denied = (field: string, scope: string, path: readonly (string | number)[]) => ({
  message: `Access denied for ${field} field. Required access: \`${scope}\` access scope.`,
  locations: expect.any(Array) as unknown,
  path,
  extensions: {
    code: 'ACCESS_DENIED',
    documentation: 'https://shopify.dev/api/usage/access-scopes',
    requiredAccess: `\`${scope}\` access scope.`,
  },
});

it('returns null for a denied nullable field, and the rest of the response', async () => {
  const query = `{
    product(handle: "palak-paneer") {
      title
      nutrition: metafield(namespace: "catalog", key: "nutrition") { reference { __typename } }
      selectedOrFirstAvailableVariant { quantityAvailable }
    }
  }`;
  expect(await ask(query)).toMatchObject({
    data: {
      product: {
        title: 'Palak Paneer',
        nutrition: {reference: null},
        selectedOrFirstAvailableVariant: {quantityAvailable: null},
      },
    },
    errors: [
      denied('reference', 'unauthenticated_read_metaobjects', ['product', 'nutrition', 'reference']),
      denied('quantityAvailable', 'unauthenticated_read_product_inventory', [
        'product',
        'selectedOrFirstAvailableVariant',
        'quantityAvailable',
      ]),
    ],
  });
});

it('nulls the nearest nullable parent of a denied non-null field', async () => {
  const tags = (...path: (string | number)[]) => denied('tags', 'unauthenticated_read_product_tags', path);
  expect(await ask('{ shop { name } product(handle: "palak-paneer") { title tags } }')).toMatchObject({
    data: {shop: {name: 'Fusion Tiffin'}, product: null},
    errors: [tags('product', 'tags')],
  });
  expect(await ask('{ shop { name } products(first: 1) { nodes { tags } } }')).toMatchObject({
    data: null,
    errors: [tags('products', 'nodes', 0, 'tags')],
  });
});

it('denies menus and settings at the root', async () => {
  const query = '{ menu(handle: "main-menu") { id } metaobject(handle: {type: "a", handle: "b"}) { id } }';
  expect(await ask(query)).toMatchObject({
    data: {menu: null, metaobject: null},
    errors: [
      denied('menu', 'unauthenticated_read_content', ['menu']),
      denied('metaobject', 'unauthenticated_read_metaobjects', ['metaobject']),
    ],
  });
});
