import type {SeedMetafieldDefinition, StorefrontAccess} from '../../seed/definitions/definition-types';
import {changeContent} from '../catalog/catalog-changes';
import {connection, type ConnectionArgs} from '../graphql/connection';
import {gid} from '../graphql/gid';
import {FieldNotEmulatedError, type ResolverMap} from '../graphql/schema';
import {nextNumber, type ShopContext, type ShopState} from '../state';
import {definitionId as metaobjectDefinitionId} from './admin-metaobject-definitions';
import {isMetafieldType} from './metafield-value';
import {requireKnownFields} from './require-known-fields';

interface DefinitionInput {
  readonly ownerType: string;
  readonly namespace?: string | null;
  readonly key: string;
  readonly name: string;
  readonly type: string;
  readonly access?: {readonly storefront?: StorefrontAccess | null} | null;
  readonly validations?: readonly {readonly name: string; readonly value: string}[] | null;
}

interface ListArgs extends ConnectionArgs {
  readonly ownerType: string;
  readonly namespace?: string | null;
  readonly key?: string | null;
  readonly query?: string | null;
}

const EMULATED = ['ownerType', 'namespace', 'key', 'name', 'type', 'access', 'validations'];
const OWNERS = ['ARTICLE', 'PRODUCT', 'PRODUCTVARIANT'] as const;
const REFERENCE = 'metaobject_definition_id';

const isOwner = (value: string): value is (typeof OWNERS)[number] => (OWNERS as readonly string[]).includes(value);

const idOf = ({number}: SeedMetafieldDefinition): string => gid('MetafieldDefinition', number);

function validationsOf({metaobjectType}: SeedMetafieldDefinition, {seed}: ShopState) {
  const target = seed.metaobjectDefinitions.find(({type}) => type === metaobjectType);
  return target ? [{name: REFERENCE, type: 'id', value: metaobjectDefinitionId(target)}] : [];
}

const toNode = (definition: SeedMetafieldDefinition, state: ShopState) => ({
  __typename: 'MetafieldDefinition' as const,
  id: idOf(definition),
  ownerType: definition.ownerType,
  namespace: definition.namespace,
  key: definition.key,
  name: definition.name,
  description: null,
  pinnedPosition: null,
  type: {name: definition.type},
  access: {admin: 'MERCHANT_READ_WRITE', storefront: definition.storefrontAccess, customerAccount: 'NONE'},
  validations: validationsOf(definition, state),
});

function requireEmulated(input: DefinitionInput): void {
  requireKnownFields('MetafieldDefinitionInput', input, EMULATED);
  if (!isOwner(input.ownerType)) throw new FieldNotEmulatedError('MetafieldOwnerType', input.ownerType);
  if (!input.namespace) throw new FieldNotEmulatedError('MetafieldDefinitionInput', 'metafields of the app itself');
  const other = input.validations?.find(({name}) => name !== REFERENCE);
  if (other) throw new FieldNotEmulatedError('MetafieldDefinitionValidationInput', other.name);
}

function problemOf(input: DefinitionInput, state: ShopState) {
  const problem = (code: string, key: string, message: string) => ({
    code,
    elementIndex: null,
    elementKey: null,
    field: ['definition', key],
    message,
  });
  const isTaken = state.seed.metafieldDefinitions.some(
    ({ownerType, namespace, key}) =>
      ownerType === input.ownerType && namespace === input.namespace && key === input.key,
  );
  if (isTaken) {
    const message = `Key is in use for ${input.ownerType} metafields on the '${input.namespace}' namespace.`;
    return problem('TAKEN', 'key', message);
  }
  if (!input.name.trim()) return problem('BLANK', 'name', "Name can't be blank.");
  if (!isMetafieldType(input.type)) return problem('INCLUSION', 'type', `Type ${input.type} is not a valid type.`);
  if (input.type.endsWith('metaobject_reference') && !findTarget(input, state)) {
    const message = 'Validations require that you select a metaobject.';
    return problem('INVALID_OPTION', 'validations', message);
  }
  return null;
}

const findTarget = ({validations}: DefinitionInput, {seed}: ShopState) =>
  seed.metaobjectDefinitions.find((each) => validations?.some(({value}) => value === metaobjectDefinitionId(each)));

function create(_root: unknown, {definition: input}: {readonly definition: DefinitionInput}, {state}: ShopContext) {
  requireEmulated(input);
  const problem = problemOf(input, state);
  if (problem) return {createdDefinition: null, userErrors: [problem]};
  const {ownerType, namespace, key, name, type, access} = input;
  if (!isOwner(ownerType)) throw new FieldNotEmulatedError('MetafieldOwnerType', ownerType);
  const target = findTarget(input, state);
  const created: SeedMetafieldDefinition = {
    number: nextNumber(state),
    ownerType,
    namespace: namespace ?? '',
    key,
    name,
    type,
    storefrontAccess: access?.storefront ?? 'NONE',
    ...(target && {metaobjectType: target.type}),
  };
  changeContent(state, {metafieldDefinitions: [...state.seed.metafieldDefinitions, created]});
  return {createdDefinition: toNode(created, state), userErrors: []};
}

interface DeleteArgs {
  readonly id?: string | null;
  readonly identifier?: object | null;
  readonly deleteAllAssociatedMetafields?: boolean | null;
}

/** `metafieldDefinitionDelete`: metafields stay, without a definition. */
function remove(_root: unknown, args: DeleteArgs, {state}: ShopContext) {
  if (args.identifier || args.deleteAllAssociatedMetafields)
    throw new FieldNotEmulatedError('Mutation', 'metafieldDefinitionDelete with metafields or an identifier');
  const {metafieldDefinitions} = state.seed;
  const known = metafieldDefinitions.find((each) => idOf(each) === args.id);
  if (!known) {
    const error = {code: 'NOT_FOUND', field: ['id'], message: 'Definition not found.'};
    return {deletedDefinition: null, deletedDefinitionId: null, userErrors: [error]};
  }
  changeContent(state, {metafieldDefinitions: metafieldDefinitions.filter((each) => each !== known)});
  return {deletedDefinition: known, deletedDefinitionId: args.id, userErrors: []};
}

export const metafieldDefinitionResolvers: ResolverMap = {
  QueryRoot: {
    metafieldDefinitions(_root: unknown, args: ListArgs, {state}: ShopContext) {
      if (args.query) throw new FieldNotEmulatedError('QueryRoot', 'metafieldDefinitions with a search');
      const found = state.seed.metafieldDefinitions.filter(
        ({ownerType, namespace, key}) =>
          ownerType === args.ownerType &&
          (!args.namespace || args.namespace === namespace) &&
          (!args.key || args.key === key),
      );
      return connection(
        found.map((each) => toNode(each, state)),
        args,
        ({id}) => id,
      );
    },
  },
  Mutation: {metafieldDefinitionCreate: create, metafieldDefinitionDelete: remove},
};
