import {
  getArgumentValues,
  getVariableValues,
  type FieldNode,
  type GraphQLFormattedError,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';

type Variables = Readonly<Record<string, unknown>>;
type Path = readonly (string | number)[];

interface Oversized {
  readonly path: Path;
  readonly size: number;
}

/** Shopify's limit for every list in the arguments of an operation. */
const MAX_INPUTS = 250;

function findOversized(value: unknown, path: Path): Oversized | null {
  if (Array.isArray(value) && value.length > MAX_INPUTS) return {path, size: value.length};
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, child] of Object.entries(value)) {
    const found = findOversized(child, [...path, Array.isArray(value) ? Number(key) : key]);
    if (found) return found;
  }
  return null;
}

function toError({path, size}: Oversized, {loc}: FieldNode): GraphQLFormattedError {
  return {
    message: `The input array size of ${size} is greater than the maximum allowed of ${MAX_INPUTS}.`,
    locations: loc && [{line: loc.startToken.line, column: loc.startToken.column}],
    path,
    extensions: {code: 'MAX_INPUT_SIZE_EXCEEDED'},
  };
}

/**
 * Finds a list argument that exceeds Shopify's limit, before anything is executed.
 *
 * @param schema - the schema of the operation
 * @param operation - a valid operation of the schema
 * @param variables - the submitted variables; invalid ones are rejected later by the execution
 * @returns the error of the whole operation, with the argument in its path, or null
 */
export function findOversizedInput(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  variables: Variables,
): GraphQLFormattedError | null {
  const {coerced} = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
  const fields = schema.getRootType(operation.operation)?.getFields();
  if (!coerced || !fields) return null;
  for (const node of operation.selectionSet.selections) {
    const field = node.kind === 'Field' ? fields[node.name.value] : undefined;
    if (node.kind !== 'Field' || !field) continue;
    const found = findOversized(getArgumentValues(field, node, coerced), [node.alias?.value ?? node.name.value]);
    if (found) return toError(found, node);
  }
  return null;
}
