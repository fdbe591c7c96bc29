import {Kind, type OperationDefinitionNode, type ValueNode} from 'graphql';
import {isGiven} from './is-given';

export interface BuyerContext {
  readonly country: 'US';
  readonly language: 'EN';
}

type Variables = Readonly<Record<string, unknown>>;

/**
 * Parses the `@inContext` directive of an operation.
 *
 * @param operation - the executed operation
 * @returns the context of the response, or null without the directive. This shop has one country and one language,
 *   and like Shopify it falls back to them for any other.
 */
export function readInContext(operation: OperationDefinitionNode, variables: Variables): BuyerContext | null {
  const directive = operation.directives?.find(({name}) => name.value === 'inContext');
  const isGiven = directive?.arguments?.some(({value}) => hasValue(value, variables));
  return isGiven ? {country: 'US', language: 'EN'} : null;
}

function hasValue(value: ValueNode, variables: Variables): boolean {
  return value.kind === Kind.VARIABLE ? isGiven(variables[value.name.value]) : value.kind !== Kind.NULL;
}
