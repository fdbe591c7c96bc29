import {Kind, type OperationDefinitionNode, type ValueNode} from 'graphql';
import {isGiven} from './is-given';

/** For whom an operation was answered. */
export interface BuyerContext {
  readonly country: 'US';
  readonly language: 'EN';
}

type Variables = Readonly<Record<string, unknown>>;

/**
 * Reads `@inContext` of an operation.
 *
 * @param operation - the operation executed
 * @returns the context the shop answered in, or null without the directive. This shop sells in one country and one
 *   language, and like the platform it answers whoever asks for another in its own.
 */
export function readInContext(operation: OperationDefinitionNode, variables: Variables): BuyerContext | null {
  const directive = operation.directives?.find(({name}) => name.value === 'inContext');
  const isGiven = directive?.arguments?.some(({value}) => hasValue(value, variables));
  return isGiven ? {country: 'US', language: 'EN'} : null;
}

function hasValue(value: ValueNode, variables: Variables): boolean {
  return value.kind === Kind.VARIABLE ? isGiven(variables[value.name.value]) : value.kind !== Kind.NULL;
}
