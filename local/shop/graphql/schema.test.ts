import {execute, parse} from 'graphql';
import {describe, expect, it} from 'vitest';
import {bindResolvers, loadStorefrontSchema, resolveProperty} from './schema';

const schema = loadStorefrontSchema();

describe('binding resolvers', () => {
  it.each([
    [{Produkt: {title: () => ''}}, 'The schema has no object type Produkt.'],
    [{Node: {id: () => ''}}, 'The schema has no object type Node.'],
    [{Product: {titel: () => ''}}, 'The schema has no field Product.titel.'],
  ])('fails at the start for %j', (map, message) => {
    expect(() => bindResolvers(schema, map)).toThrow(message);
  });

  it('fails for a field that is bound already', () => {
    const map = {Page: {title: () => ''}};
    bindResolvers(schema, map);
    expect(() => bindResolvers(schema, map)).toThrow('Page.title has two resolvers.');
  });
});

describe('a field without a resolver', () => {
  const ask = (rootValue: object, query: string) =>
    execute({schema, document: parse(query), rootValue, fieldResolver: resolveProperty});

  it('is answered by the property of its parent, null included', () => {
    const shop = {name: 'A', description: null};
    expect(ask({shop}, '{shop {name description}}')).toMatchObject({data: {shop}});
  });

  it('fails by name when its parent has no such property', () => {
    expect(ask({shop: {name: 'A'}}, '{shop {name description}}')).toMatchObject({
      data: {shop: {name: 'A', description: null}},
      errors: [{message: 'The local shop does not emulate Shop.description', extensions: {code: 'NOT_EMULATED'}}],
    });
  });
});
