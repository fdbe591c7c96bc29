import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {Kind, parse, type OperationDefinitionNode} from 'graphql';
import {expect, it} from 'vitest';

const modules = import.meta.glob<Record<string, unknown>>('../../**/*.gql.ts', {eager: true});
/** Root fields and variables that make an answer one person's. */
const PERSONAL = /^(customer|cart)|token|email|password/i;

const isPersonal = ({operation, selectionSet, variableDefinitions = []}: OperationDefinitionNode) =>
  operation === 'mutation' ||
  selectionSet.selections.some((field) => field.kind === Kind.FIELD && PERSONAL.test(field.name.value)) ||
  variableDefinitions.some(({variable}) => PERSONAL.test(variable.name.value));

/** Documents of the Storefront API. The clients of the other two APIs cache nothing. */
const personal = Object.entries(modules)
  .filter(([file]) => !/\.(admin|customer)\.gql\.ts$/.test(file))
  .flatMap(([, exported]) => Object.entries(exported))
  .filter(([name]) => /_(QUERY|MUTATION)$/.test(name))
  .filter(([, document]) =>
    parse(String(document)).definitions.some((each) => each.kind === Kind.OPERATION_DEFINITION && isPersonal(each)),
  )
  .map(([name]) => name);

const sources = readdirSync('app', {recursive: true, encoding: 'utf8'})
  .filter((file) => /\.server\.ts$/.test(file))
  .map((file) => readFileSync(path.join('app', file), 'utf8'));

it.each(personal)('sends %s by the client that caches nothing', (name) => {
  const senders = sources.flatMap((source) =>
    [...source.matchAll(new RegExp(`([\\w.]+)\\s*\\.(?:query|mutate)\\(\\s*${name}\\b`, 'g'))].map(
      ([, sender]) => sender,
    ),
  );
  expect(senders.length).toBeGreaterThan(0);
  for (const sender of senders) expect(sender).toMatch(/^(context\.)?(direct|cartClient)$/);
});

it('recognizes the documents of customers and carts', () => {
  expect(personal).toEqual(
    expect.arrayContaining([
      'SIGNED_IN_CUSTOMER_QUERY',
      'ACCOUNT_ADDRESSES_QUERY',
      'CART_DISCOUNT_CODES_UPDATE_MUTATION',
    ]),
  );
  expect(personal).not.toContain('PRODUCT_PAGE_QUERY');
});
