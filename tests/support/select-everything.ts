import {
  getNamedType,
  isAbstractType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';

/** Values of required arguments. */
const ARGUMENTS: Readonly<Record<string, string>> = {
  first: '1',
  handle: '"basmati-rice"',
  identifiers: '[{namespace: "catalog", key: "heat"}]',
  key: '"heat"',
  page: '1',
  selectedOptions: '[{name: "Title", value: "Default Title"}]',
};

const isPage = (field: GraphQLField<unknown, unknown>) => field.args.some(({name}) => name === 'first');

function argumentsOf(field: GraphQLField<unknown, unknown>): string {
  const names = field.args.filter((argument) => isRequiredArgument(argument)).map(({name}) => name);
  if (isPage(field) && !names.includes('first')) names.push('first');
  return names.length === 0 ? '' : `(${names.map((name) => `${name}: ${ARGUMENTS[name] ?? 'null'}`).join(', ')})`;
}

function selectionOf(schema: GraphQLSchema, type: GraphQLNamedType, depth: number): string {
  if (isAbstractType(type)) {
    const spreads = schema
      .getPossibleTypes(type)
      .map((possible) => `... on ${possible.name} {${selectEverything(schema, possible.name, depth)}}`);
    return `__typename ${spreads.join(' ')}`;
  }
  return selectEverything(schema, type.name, depth);
}

/**
 * Returns a selection of every field of a type, with aliases so that fields of different types never conflict.
 *
 * @param schema - a published schema
 * @param typeName - name of an object type
 * @param depth - how many levels of object fields to follow
 */
export function selectEverything(schema: GraphQLSchema, typeName: string, depth: number): string {
  const type = schema.getType(typeName);
  if (!isObjectType(type)) return '__typename';
  const selections = Object.values(type.getFields()).flatMap((field) => {
    const named = getNamedType(field.type);
    const asked = `${typeName}_${field.name}: ${field.name}${argumentsOf(field)}`;
    if (isLeafType(named)) return [asked];
    return depth > 0 ? [`${asked} {${selectionOf(schema, named, depth - 1)}}`] : [];
  });
  return ['__typename', ...selections].join(' ');
}
