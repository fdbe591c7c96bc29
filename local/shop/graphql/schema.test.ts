import {execute, parse} from 'graphql';
import {describe, expect, it} from 'vitest';
import {bindResolvers, loadStorefrontSchema, resolveProperty} from './schema';

const schema = loadStorefrontSchema();

describe('bindResolvers', () => {
  it.each([
    [{Produkt: {title: () => ''}}, 'The schema has no object type Produkt.'],
    [{Node: {id: () => ''}}, 'The schema has no object type Node.'],
    [{Product: {titel: () => ''}}, 'The schema has no field Product.titel.'],
  ])('throws at startup for %j', (map, message) => {
    expect(() => bindResolvers(schema, map)).toThrow(message);
  });

  it('throws for a field that already has a resolver', () => {
    const map = {Page: {title: () => ''}};
    bindResolvers(schema, map);
    expect(() => bindResolvers(schema, map)).toThrow('Page.title has two resolvers.');
  });
});

describe('a field without a resolver', () => {
  const ask = (rootValue: object, query: string) =>
    execute({schema, document: parse(query), rootValue, fieldResolver: resolveProperty});

  it('returns the property of its parent, including null', () => {
    const shop = {name: 'A', description: null};
    expect(ask({shop}, '{shop {name description}}')).toMatchObject({data: {shop}});
  });

  it('fails with its name if its parent has no such property', () => {
    expect(ask({shop: {name: 'A'}}, '{shop {name description}}')).toMatchObject({
      data: {shop: {name: 'A', description: null}},
      errors: [{message: 'The local shop does not emulate Shop.description', extensions: {code: 'NOT_EMULATED'}}],
    });
  });
});
