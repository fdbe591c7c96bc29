import type {SeedMetaobjectDefinition, StorefrontAccess} from '../../seed/definitions/definition-types';
import {changeContent} from '../catalog/catalog-changes';
import {entriesOf} from '../catalog/metaobjects';
import {connection, type ConnectionArgs} from '../graphql/connection';
import {gid} from '../graphql/gid';
import {FieldNotEmulatedError, type ResolverMap} from '../graphql/schema';
import {nextNumber, type ShopContext, type ShopState} from '../state';
import {isMetafieldType} from './metafield-value';
import {requireKnownFields} from './require-known-fields';

interface FieldInput {
  readonly key: string;
  readonly name?: string | null;
  readonly type: string;
}

interface CreateInput {
  readonly type: string;
  readonly name?: string | null;
  readonly access?: {readonly storefront?: StorefrontAccess | null} | null;
  readonly fieldDefinitions?: readonly FieldInput[] | null;
}

interface UpdateInput extends Pick<CreateInput, 'name' | 'access'> {
  readonly fieldDefinitions?: readonly {readonly create?: FieldInput | null}[] | null;
}

interface DefinitionProblem {
  readonly code: string;
  readonly field: readonly string[];
  readonly message: string;
}

const MAX_FIELDS = 40;
const TYPE = /^[a-z0-9_-]{3,255}$/i;

export const definitionId = ({number}: SeedMetaobjectDefinition): string => gid('MetaobjectDefinition', number);

const toName = (key: string): string => key.replaceAll('_', ' ').replace(/^./, (first) => first.toUpperCase());

function requireEmulated(typeName: string, input: CreateInput | UpdateInput): void {
  requireKnownFields(typeName, input, ['type', 'name', 'access', 'fieldDefinitions']);
  requireKnownFields('MetaobjectAccessInput', input.access, ['storefront']);
}

const toNode = (definition: SeedMetaobjectDefinition, state: ShopState) => ({
  __typename: 'MetaobjectDefinition' as const,
  id: definitionId(definition),
  type: definition.type,
  name: definition.name,
  description: null,
  displayNameKey: null,
  access: {admin: 'MERCHANT_READ_WRITE', storefront: definition.storefrontAccess, customerAccount: 'NONE'},
  metaobjectsCount: entriesOf(state.seed).filter(({type}) => type === definition.type).length,
  fieldDefinitions: definition.fields.map(({key, type}) => ({
    key,
    name: toName(key),
    description: null,
    required: false,
    type: {name: type},
    validations: [],
  })),
});

const find = ({seed}: ShopState, id: string) => seed.metaobjectDefinitions.find((each) => definitionId(each) === id);

const save = (state: ShopState, metaobjectDefinitions: readonly SeedMetaobjectDefinition[]): void =>
  changeContent(state, {metaobjectDefinitions});

function fieldProblems(fields: readonly FieldInput[], known: readonly string[], path: readonly string[]) {
  return fields.flatMap(({key, type}, index): DefinitionProblem[] => {
    const field = [...path, String(index)];
    if (known.includes(key) || fields.findIndex((each) => each.key === key) < index)
      return [{code: 'OBJECT_FIELD_TAKEN', field, message: `Field definition "${key}" is already taken`}];
    return isMetafieldType(type)
      ? []
      : [{code: 'INVALID_TYPE', field, message: `${type} is not a valid metafield type`}];
  });
}

const withPath = (problems: readonly DefinitionProblem[]) =>
  problems.map((problem) => ({...problem, elementIndex: null, elementKey: null}));

function create(_root: unknown, {definition: input}: {readonly definition: CreateInput}, {state}: ShopContext) {
  requireEmulated('MetaobjectDefinitionCreateInput', input);
  const fields = input.fieldDefinitions ?? [];
  const {metaobjectDefinitions} = state.seed;
  const problems = fieldProblems(fields, [], ['definition', 'fieldDefinitions']);
  const refuse = (code: string, message: string) => problems.unshift({code, field: ['definition', 'type'], message});
  if (!TYPE.test(input.type)) refuse('INVALID', 'Type is invalid');
  if (metaobjectDefinitions.some(({type}) => type === input.type)) refuse('TAKEN', 'Type has already been taken');
  if (fields.length > MAX_FIELDS) refuse('INPUT_LIMIT_EXCEEDED', `Maximum ${MAX_FIELDS} fields`);
  if (problems.length > 0) return {metaobjectDefinition: null, userErrors: withPath(problems)};
  const created: SeedMetaobjectDefinition = {
    number: nextNumber(state),
    type: input.type,
    name: input.name ?? toName(input.type),
    storefrontAccess: input.access?.storefront ?? 'NONE',
    fields: fields.map(({key, type}) => ({key, type})),
  };
  save(state, [...metaobjectDefinitions, created]);
  return {metaobjectDefinition: toNode(created, state), userErrors: []};
}

const missing = (field: string) => withPath([{code: 'RECORD_NOT_FOUND', field: [field], message: 'Record not found'}]);

/** `metaobjectDefinitionUpdate`: adds fields, and changes the name and the storefront's access. */
function update(
  _root: unknown,
  {id, definition: input}: {readonly id: string; readonly definition: UpdateInput},
  {state}: ShopContext,
) {
  requireEmulated('MetaobjectDefinitionUpdateInput', input);
  const operations = input.fieldDefinitions ?? [];
  for (const operation of operations)
    requireKnownFields('MetaobjectFieldDefinitionOperationInput', operation, ['create']);
  const known = find(state, id);
  if (!known) return {metaobjectDefinition: null, userErrors: missing('id')};
  const added = operations.flatMap(({create: field}) => field ?? []);
  const keys = known.fields.map(({key}) => key);
  const problems = fieldProblems(added, keys, ['definition', 'fieldDefinitions']);
  if (problems.length > 0) return {metaobjectDefinition: null, userErrors: withPath(problems)};
  const changed: SeedMetaobjectDefinition = {
    ...known,
    name: input.name ?? known.name,
    storefrontAccess: input.access?.storefront ?? known.storefrontAccess,
    fields: [...known.fields, ...added.map(({key, type}) => ({key, type}))],
  };
  save(
    state,
    state.seed.metaobjectDefinitions.map((each) => (each === known ? changed : each)),
  );
  return {metaobjectDefinition: toNode(changed, state), userErrors: []};
}

/** `metaobjectDefinitionDelete`: only of a type without metaobjects, because Shopify deletes those as well. */
function remove(_root: unknown, {id}: {readonly id: string}, {state}: ShopContext) {
  const known = find(state, id);
  if (!known) return {deletedId: null, userErrors: missing('id')};
  if (entriesOf(state.seed).some(({type}) => type === known.type))
    throw new FieldNotEmulatedError('Mutation', 'metaobjectDefinitionDelete of a type with metaobjects');
  save(
    state,
    state.seed.metaobjectDefinitions.filter((each) => each !== known),
  );
  return {deletedId: id, userErrors: []};
}

export const metaobjectDefinitionResolvers: ResolverMap = {
  QueryRoot: {
    metaobjectDefinition(_root: unknown, {id}: {readonly id: string}, {state}: ShopContext) {
      const found = find(state, id);
      return found ? toNode(found, state) : null;
    },
    metaobjectDefinitionByType(_root: unknown, {type}: {readonly type: string}, {state}: ShopContext) {
      const found = state.seed.metaobjectDefinitions.find((each) => each.type === type);
      return found ? toNode(found, state) : null;
    },
    metaobjectDefinitions: (_root: unknown, args: ConnectionArgs, {state}: ShopContext) =>
      connection(
        state.seed.metaobjectDefinitions.map((each) => toNode(each, state)),
        args,
        ({id}) => id,
      ),
  },
  Mutation: {
    metaobjectDefinitionCreate: create,
    metaobjectDefinitionUpdate: update,
    metaobjectDefinitionDelete: remove,
  },
};
