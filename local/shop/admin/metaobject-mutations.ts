import type {SeedMetaobject} from '../../seed/types';
import {deleteMetaobject, saveMetaobject} from '../catalog/catalog-changes';
import {isOfProduct} from '../catalog/metaobjects';
import {FieldNotEmulatedError, type ResolverMap} from '../graphql/schema';
import {nextNumber, type ShopContext, type ShopState} from '../state';
import {entryId, entryProblems, findEntry, toEntryNode, type GivenFields} from './admin-metaobjects';

interface UpsertArgs {
  readonly handle: {readonly handle: string; readonly type: string};
  readonly metaobject: {
    readonly handle?: string | null;
    readonly capabilities?: object | null;
    readonly fields?: GivenFields | null;
  };
}

const HANDLE = /^[a-z0-9][a-z0-9_-]*$/;

const problem = (code: string, field: readonly string[], message: string) => ({
  code,
  elementIndex: null,
  elementKey: null,
  field,
  message,
});

/** Returns the metaobject, or a new one with all fields of its definition; null if its type is not defined. */
function findOrBlank({handle: {type, handle}}: UpsertArgs, state: ShopState): SeedMetaobject | null {
  const definition = state.seed.metaobjectDefinitions.find((each) => each.type === type);
  if (!definition) return null;
  const known = findEntry(state, (entry) => entry.type === type && entry.handle === handle);
  const keys = known?.fields.map(({key}) => key) ?? [];
  const added = definition.fields.filter(({key}) => !keys.includes(key)).map((field) => ({...field, value: ''}));
  return {
    number: known?.number ?? nextNumber(state),
    type,
    handle,
    ...known,
    fields: [...(known?.fields ?? []), ...added],
  };
}

/** `metaobjectUpsert`: creates the metaobject, or changes the fields that the input has. */
function upsert(_root: unknown, args: UpsertArgs, {state}: ShopContext) {
  const {capabilities, handle: newHandle, fields} = args.metaobject;
  if (capabilities) throw new FieldNotEmulatedError('MetaobjectUpsertInput', 'capabilities');
  if (newHandle && newHandle !== args.handle.handle)
    throw new FieldNotEmulatedError('MetaobjectUpsertInput', 'another handle');
  const refuse = (error: ReturnType<typeof problem>) => ({metaobject: null, userErrors: [error]});
  const {type, handle} = args.handle;
  const entry = findOrBlank(args, state);
  if (!entry) {
    const message = `No metaobject definition exists for type "${type}"`;
    return refuse(problem('UNDEFINED_OBJECT_TYPE', ['handle', 'type'], message));
  }
  if (!HANDLE.test(handle)) return refuse(problem('INVALID', ['handle', 'handle'], 'Handle is invalid'));
  const given = fields ?? [];
  const userErrors = entryProblems(entry, given);
  if (userErrors.length > 0) return {metaobject: null, userErrors};
  const saved = saveMetaobject(state, {
    ...entry,
    fields: entry.fields.map((field) => ({
      ...field,
      value: given.find(({key}) => key === field.key)?.value ?? field.value,
    })),
  });
  return {metaobject: toEntryNode(saved, state), userErrors: []};
}

function remove(_root: unknown, {id}: {readonly id: string}, {state}: ShopContext) {
  const entry = findEntry(state, (each) => entryId(each) === id);
  if (!entry) return {deletedId: null, userErrors: [problem('RECORD_NOT_FOUND', ['id'], 'Record not found')]};
  if (isOfProduct(state.seed, entry))
    throw new FieldNotEmulatedError('Mutation', 'metaobjectDelete of what follows from a product of the seed');
  deleteMetaobject(state, entry);
  return {deletedId: id, userErrors: []};
}

export const metaobjectMutationResolvers: ResolverMap = {
  Mutation: {metaobjectUpsert: upsert, metaobjectDelete: remove},
};
