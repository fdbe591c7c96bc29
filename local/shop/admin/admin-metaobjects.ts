import {SEED_DATE} from '../../seed/seed-date';
import type {Seed, SeedMetaobject} from '../../seed/types';
import {saveMetaobject} from '../catalog/catalog-changes';
import {entriesOf, FIRST_ENTRY, storedValue} from '../catalog/metaobjects';
import {connection, type ConnectionArgs} from '../graphql/connection';
import {dateTime} from '../graphql/date-time';
import {gid} from '../graphql/gid';
import {FieldNotEmulatedError, type ResolverMap} from '../graphql/schema';
import type {ShopContext, ShopState} from '../state';
import {isValueOfType, toJsonValue} from './metafield-value';

interface UpdateArgs {
  readonly id: string;
  readonly metaobject: {
    readonly handle?: string | null;
    readonly fields?: readonly {readonly key: string; readonly value: string}[] | null;
    readonly capabilities?: object | null;
  };
}

interface ListArgs extends ConnectionArgs {
  readonly type: string;
  readonly query?: string | null;
  readonly sortKey?: string | null;
}

export const entryId = ({number}: SeedMetaobject): string => gid('Metaobject', FIRST_ENTRY + number);

function toFieldNode(field: SeedMetaobject['fields'][number], seed: Seed) {
  const {key, type} = field;
  if (field.value === '') return {key, type, value: null, jsonValue: null};
  const value = storedValue(field, seed);
  return {key, type, value, jsonValue: toJsonValue(type, value)};
}

/** Converts a metaobject of the merchant to a node of the Admin API. A missing field fails with its name. */
export const toEntryNode = (entry: SeedMetaobject, {seed}: ShopState) => ({
  __typename: 'Metaobject' as const,
  id: entryId(entry),
  type: entry.type,
  handle: entry.handle,
  displayName: entry.handle,
  createdAt: dateTime(SEED_DATE),
  updatedAt: dateTime(entry.updatedAt ?? SEED_DATE),
  fields: entry.fields.map((field) => toFieldNode(field, seed)),
});

export const findEntry = ({seed}: ShopState, matches: (entry: SeedMetaobject) => boolean) =>
  entriesOf(seed).find(matches);

function nodeOf(state: ShopState, matches: (entry: SeedMetaobject) => boolean) {
  const entry = findEntry(state, matches);
  return entry ? toEntryNode(entry, state) : null;
}

function listEntries(_root: unknown, args: ListArgs, {state}: ShopContext) {
  if (args.query || args.sortKey) throw new FieldNotEmulatedError('QueryRoot', 'metaobjects with a search or sort key');
  const entries = entriesOf(state.seed).filter(({type}) => type === args.type);
  return connection(
    entries.map((entry) => toEntryNode(entry, state)),
    args,
    ({id}) => id,
  );
}

export type GivenFields = NonNullable<UpdateArgs['metaobject']['fields']>;

export function entryProblems(entry: SeedMetaobject, given: GivenFields) {
  return given.flatMap(({key, value}, index) => {
    const problem = (code: string, message: string) => [
      {code, elementIndex: null, elementKey: key, field: ['metaobject', 'fields', String(index)], message},
    ];
    const field = entry.fields.find((each) => each.key === key);
    if (!field) return problem('UNDEFINED_OBJECT_FIELD', `Field definition "${key}" does not exist`);
    if (given.findIndex((each) => each.key === key) < index) {
      return problem('DUPLICATE_FIELD_INPUT', `Field "${key}" duplicates other inputs`);
    }
    if (value === '' || isValueOfType(field.type, value)) return [];
    return problem('INVALID_VALUE', `Value must be a valid ${field.type}.`);
  });
}

/** `metaobjectUpdate`: fields that the input leaves out stay as they are; an empty value clears a field. */
function update(_root: unknown, {id, metaobject: input}: UpdateArgs, {state}: ShopContext) {
  if (input.capabilities) throw new FieldNotEmulatedError('MetaobjectUpdateInput', 'capabilities');
  if (input.handle) throw new FieldNotEmulatedError('MetaobjectUpdateInput', 'handle');
  const entry = findEntry(state, (each) => entryId(each) === id);
  if (!entry) {
    const error = {code: 'RECORD_NOT_FOUND', elementIndex: null, elementKey: null, field: ['id']};
    return {metaobject: null, userErrors: [{...error, message: 'Record not found'}]};
  }
  const given = input.fields ?? [];
  const userErrors = entryProblems(entry, given);
  if (userErrors.length > 0) return {metaobject: null, userErrors};
  const fields = entry.fields.map((field) => ({
    ...field,
    value: given.find(({key}) => key === field.key)?.value ?? field.value,
  }));
  return {metaobject: toEntryNode(saveMetaobject(state, {...entry, fields}), state), userErrors: []};
}

export const adminMetaobjectResolvers: ResolverMap = {
  QueryRoot: {
    metaobject: (_root: unknown, {id}: {readonly id: string}, {state}: ShopContext) =>
      nodeOf(state, (entry) => entryId(entry) === id),
    metaobjectByHandle: (
      _root: unknown,
      {handle: {handle, type}}: {readonly handle: {readonly handle: string; readonly type: string}},
      {state}: ShopContext,
    ) => nodeOf(state, (entry) => entry.handle === handle && entry.type === type),
    metaobjects: listEntries,
  },
  Metaobject: {
    field: ({fields}: ReturnType<typeof toEntryNode>, {key}: {readonly key: string}) =>
      fields.find((field) => field.key === key) ?? null,
  },
  Mutation: {metaobjectUpdate: update},
};
