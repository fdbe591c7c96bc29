import {
  FieldsOnCorrectTypeRule,
  KnownArgumentNamesRule,
  KnownTypeNamesRule,
  NoUndefinedVariablesRule,
  NoUnusedFragmentsRule,
  NoUnusedVariablesRule,
  ProvidedRequiredArgumentsRule,
  ScalarLeafsRule,
  validate,
  ValuesOfCorrectTypeRule,
  VariablesInAllowedPositionRule,
  type DocumentNode,
  type GraphQLError,
  type GraphQLSchema,
} from 'graphql';

/** The platform's code for breaking each rule of GraphQL. */
const CODES = [
  [FieldsOnCorrectTypeRule, 'undefinedField'],
  [KnownArgumentNamesRule, 'argumentNotAccepted'],
  [ProvidedRequiredArgumentsRule, 'missingRequiredArguments'],
  [ValuesOfCorrectTypeRule, 'argumentLiteralsIncompatible'],
  [VariablesInAllowedPositionRule, 'variableMismatch'],
  [NoUndefinedVariablesRule, 'variableNotDefined'],
  [NoUnusedVariablesRule, 'variableNotUsed'],
  [KnownTypeNamesRule, 'undefinedType'],
  [NoUnusedFragmentsRule, 'useAndDefineFragment'],
  [ScalarLeafsRule, 'selectionMismatch'],
] as const;

/**
 * Finds the platform's code of a validation error, which itself does not tell its rule.
 *
 * @param fault - one of the document's validation errors
 * @returns a code such as `undefinedField`; BAD_REQUEST for rules that have none
 */
export function validationCode(schema: GraphQLSchema, document: DocumentNode, fault: GraphQLError): string {
  const broken = CODES.find(([rule]) =>
    validate(schema, document, [rule]).some(({message}) => message === fault.message),
  );
  return broken?.[1] ?? 'BAD_REQUEST';
}
