import {
  execute,
  getOperationAST,
  GraphQLError,
  parse,
  specifiedRules,
  validate,
  visit,
  type DocumentNode,
  type GraphQLFormattedError,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type {ShopContext} from '../state';
import {readInContext, type BuyerContext} from './in-context';
import {findOversizedInput} from './input-sizes';
import {resolveProperty} from './schema';
import {validationCode} from './validation-code';

export interface GraphqlRequest {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>> | null;
  readonly operationName?: string | null;
}

/** The body of a GraphQL response. `data` is absent if the request was not executed. */
export interface GraphqlResponseBody {
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly GraphQLFormattedError[];
  readonly extensions?: {
    readonly context?: BuyerContext;
    readonly cost: {readonly requestedQueryCost: number};
  };
}

export interface Executor<Context extends ShopContext = ShopContext> {
  /** Returns the name of the operation, or null if it has none or the document is invalid. */
  nameOf(request: GraphqlRequest): string | null;
  /** Returns the field names of the operation's mutations; an empty list for a query. */
  mutationsOf(request: GraphqlRequest): string[];
  /** Returns the number of fields in the document; 0 if it is invalid. */
  costOf(request: GraphqlRequest): number;
  /** Returns the response; every failure is in its `errors`. */
  run(request: GraphqlRequest, context: Context): Promise<GraphqlResponseBody>;
}

type Prepared =
  | {readonly document: DocumentNode; readonly fieldCount: number; readonly errors: null}
  | {readonly document: null; readonly errors: readonly GraphQLFormattedError[]};

/** A storefront has a few dozen documents; the limit bounds arbitrary ones. */
const MAX_DOCUMENTS = 300;

function coded(error: GraphQLError, code: string): GraphQLFormattedError {
  const {message, locations, path, extensions} = error.toJSON();
  return {message, locations, path, extensions: {...extensions, code: extensions?.code ?? code}};
}

function countFields(document: DocumentNode): number {
  let count = 0;
  visit(document, {Field: () => void (count += 1)});
  return count;
}

function prepare(schema: GraphQLSchema, query: string): Prepared {
  let document: DocumentNode;
  try {
    document = parse(query);
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    return {document: null, errors: [coded(error, 'PARSE_ERROR')]};
  }
  const faults = validate(schema, document, specifiedRules);
  if (faults.length > 0) {
    return {document: null, errors: faults.map((fault) => coded(fault, validationCode(schema, document, fault)))};
  }
  return {document, fieldCount: countFields(document), errors: null};
}

function toFormattedError(error: GraphQLError): GraphQLFormattedError {
  const isBug = error.originalError !== undefined && !(error.originalError instanceof GraphQLError);
  if (isBug) console.error(error.originalError);
  return coded(error, 'INTERNAL_SERVER_ERROR');
}

async function runOperation(
  schema: GraphQLSchema,
  {document, fieldCount}: Extract<Prepared, {errors: null}>,
  operation: OperationDefinitionNode,
  request: GraphqlRequest,
  context: ShopContext,
): Promise<GraphqlResponseBody> {
  const oversized = findOversizedInput(schema, operation, request.variables ?? {});
  if (oversized) return {errors: [oversized]};
  const {data, errors} = await execute({
    schema,
    document,
    contextValue: context,
    variableValues: request.variables,
    operationName: operation.name?.value,
    fieldResolver: resolveProperty,
  });
  const buyer = readInContext(operation, request.variables ?? {});
  const extensions = {...(buyer && {context: buyer}), cost: {requestedQueryCost: fieldCount}};
  // Without data the request was not executed, because its variables are invalid.
  const formattedErrors = errors?.map((error) =>
    data === undefined ? coded(error, 'INVALID_VARIABLE') : toFormattedError(error),
  );
  return {...(data !== undefined && {data}), ...(formattedErrors && {errors: formattedErrors}), extensions};
}

/**
 * Creates an executor that caches parsed and validated documents (LRU).
 *
 * @param schema - the schema with its resolvers
 */
export function createExecutor<Context extends ShopContext = ShopContext>(schema: GraphQLSchema): Executor<Context> {
  const documents = new Map<string, Prepared>();

  function prepared(query: string): Prepared {
    const entry = documents.get(query) ?? prepare(schema, query);
    documents.delete(query);
    documents.set(query, entry);
    const [oldest] = documents.keys();
    if (documents.size > MAX_DOCUMENTS && oldest !== undefined) documents.delete(oldest);
    return entry;
  }

  return {
    nameOf({query, operationName}) {
      const {document} = prepared(query);
      return operationName ?? (document && getOperationAST(document)?.name?.value) ?? null;
    },
    mutationsOf({query, operationName}) {
      const {document} = prepared(query);
      const operation = document && getOperationAST(document, operationName);
      if (operation?.operation !== 'mutation') return [];
      return operation.selectionSet.selections.flatMap((each) => (each.kind === 'Field' ? [each.name.value] : []));
    },
    costOf({query}) {
      const entry = prepared(query);
      return entry.errors ? 0 : entry.fieldCount;
    },
    async run(request, context) {
      const entry = prepared(request.query);
      if (entry.errors) return {errors: entry.errors};
      const operation = getOperationAST(entry.document, request.operationName);
      if (!operation) return {errors: [{message: 'No operation with that name', extensions: {code: 'BAD_REQUEST'}}]};
      return runOperation(schema, entry, operation, request, context);
    },
  };
}
