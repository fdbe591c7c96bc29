import {compileFunction} from 'node:vm';
import {describe, expect, it, vi} from 'vitest';
import * as z from 'zod';
import {LAZY_SCHEMA_CODE, makeSchemasLazy} from './lazy-schemas';

/** Evaluates the code of a module with the given imports, and returns the constants with these names. */
function evaluate(code: string, names: readonly string[], imported: Readonly<Record<string, unknown>>): unknown {
  const body = `${code.replaceAll(/import [^;]*;/g, '').replaceAll('export ', '')}; return {${names.join()}};`;
  return compileFunction(body, Object.keys(imported))(...Object.values(imported));
}

interface Lazy {
  lazySchema<Schema>(create: () => Schema): Schema;
}
const {lazySchema} = evaluate(LAZY_SCHEMA_CODE, ['lazySchema'], {}) as Lazy;

const MODULE = `import {z} from 'zod';
import {PriceSchema} from './price';
const text = z.string().trim();
export const NameSchema = text.min(1),
  count = 7;
export const ItemSchema = z.object({name: NameSchema, price: PriceSchema.optional()});
const ListedSchema = ItemSchema.extend({kind: z.enum(['single', 'bundle'])});
const EMPTY = z.array(ItemSchema).parse([]);
const labels = {text: z.string()};
const isName = (value) => NameSchema.safeParse(value).success;
const wasName = isName('a');
const line = (limit) => text.max(limit);
const title = line(3);`;
const NAMES = [
  'text',
  'NameSchema',
  'count',
  'ItemSchema',
  'ListedSchema',
  'EMPTY',
  'labels',
  'isName',
  'wasName',
  'title',
];

describe('the schemas of a module', () => {
  const lazy = makeSchemasLazy(MODULE) ?? '';

  it('are created when they are first used, and once', () => {
    const create = vi.fn(() => z.string().min(1));
    const NameSchema = lazySchema(create);
    expect(create).not.toHaveBeenCalled();
    expect([NameSchema.safeParse('').success, NameSchema.safeParse('a').success]).toEqual([false, true]);
    expect(create).toHaveBeenCalledTimes(1);
  });

  it('parse as before, and the rest of the module stays', () => {
    const {ListedSchema, ItemSchema, count, EMPTY, labels, isName, wasName, title} = evaluate(lazy, NAMES, {
      ...{z, lazySchema},
      PriceSchema: z.number(),
    }) as {
      ListedSchema: z.ZodType;
      ItemSchema: z.ZodObject;
      count: number;
      EMPTY: unknown;
      labels: {text: z.ZodType};
      isName: (value: unknown) => boolean;
      wasName: boolean;
      title: z.ZodType;
    };
    expect(ListedSchema.parse({name: ' Biryani ', kind: 'bundle'})).toEqual({name: 'Biryani', kind: 'bundle'});
    expect(ListedSchema.safeParse({name: ' ', kind: 'bundle'}).error?.issues[0]?.path).toEqual(['name']);
    expect(z.array(ItemSchema).parse([{name: 'a', price: 7}])).toEqual([{name: 'a', price: 7}]);
    expect(Object.keys(ItemSchema.shape)).toEqual(['name', 'price']);
    expect(ItemSchema instanceof z.ZodObject && 'shape' in ItemSchema).toBe(true);
    expect([count, EMPTY, labels.text.parse('a'), isName(''), wasName]).toEqual([7, [], 'a', false, true]);
    expect([title.parse(' abc '), title.safeParse('abcd').success]).toEqual(['abc', false]);
  });

  it('are those at its top, and nothing else', () => {
    expect(lazy.match(/lazySchema\(\(\) => [\w.]+/g)).toEqual([
      'lazySchema(() => z.string',
      'lazySchema(() => text.min',
      'lazySchema(() => z.object',
      'lazySchema(() => ItemSchema.extend',
      'lazySchema(() => z.string',
      'lazySchema(() => line',
    ]);
    expect(lazy.split('\n')).toHaveLength(MODULE.split('\n').length);
  });

  it('are not looked for in a module without Zod', () => {
    expect(makeSchemasLazy("const a = OtherSchema.extend({}); import {b} from './b';")).toBeNull();
    expect(makeSchemasLazy("import {z} from 'zod'; export const parse = (a) => z.string().parse(a);")).toBeNull();
  });
});
