import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {readShape} from './database-shape';
import {findBreaks} from './find-breaks';
import {TYPES_FILE} from './read-version';

const typesOf = (tables: string, functions: string) => `export type Database = {
  public: {Tables: {${tables}}; Views: {listed: {Row: {id: string}}}; Functions: {${functions}}};
};`;

const ORDERS = 'orders: {Row: {id: string; note: string | null}; Insert: {id?: string}};';
const FIND = 'find_orders: {Args: {p_limit?: number; p_person: string}; Returns: {id: string; note: string}[]};';
const BEFORE = readShape(typesOf(ORDERS, FIND));
const everything = () => true;

const breaks = (tables: string, functions: string, isUsed: (name: string) => boolean = everything) =>
  findBreaks(BEFORE, readShape(typesOf(tables, functions)), isUsed);

it('reads tables, views and functions', () => {
  expect([...BEFORE.relations.keys()]).toEqual(['orders', 'listed']);
  expect(BEFORE.functions.get('find_orders')).toEqual({
    required: new Set(['p_person']),
    optional: new Set(['p_limit']),
    returned: new Set(['id', 'note']),
  });
});

it('reads the generated types', () => {
  const shape = readShape(readFileSync(TYPES_FILE, 'utf8'));
  expect(shape.relations.get('orders')).toContain('shopify_order_id');
  expect(shape.functions.get('find_backend_state')?.returned).toContain('migrations');
  expect(shape.functions.size).toBeGreaterThan(100);
});

describe('a database that changes', () => {
  it('may gain columns, functions and optional arguments', () => {
    const tables = 'orders: {Row: {id: string; note: string | null; tag: string}}; more: {Row: {id: string}};';
    const functions = `find_orders: {Args: {p_limit?: number; p_person: string; p_tag?: string}; Returns: {id: string; note: string; tag: string}[]};
      find_tags: {Args: Record<PropertyKey, never>; Returns: string[]};`;
    expect(breaks(tables, functions)).toEqual([]);
  });

  it.each([
    ['loses a table', '', FIND, 'orders no longer exists'],
    ['loses a column', 'orders: {Row: {id: string}};', FIND, 'orders no longer has note'],
    ['loses a function', ORDERS, '', 'find_orders no longer exists'],
    [
      'renames an argument',
      ORDERS,
      FIND.replace('p_person', 'p_user'),
      'find_orders no longer accepts p_person, which is passed',
    ],
    [
      'requires an argument',
      ORDERS,
      FIND.replace('p_limit?', 'p_limit'),
      'find_orders requires p_limit, which is not always passed',
    ],
    ['returns a column less', ORDERS, FIND.replace('; note: string', ''), 'find_orders no longer returns note'],
  ])('breaks the running version if it %s', (_case, tables, functions, message) => {
    expect(breaks(tables, functions)).toContain(message);
  });

  it('may lose what the running version does not use', () => {
    expect(breaks('orders: {Row: {id: string}};', '', (name) => name === 'orders')).toEqual([]);
  });
});
