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

/** Shopify's error code for each validation rule of GraphQL. */
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
 * Finds Shopify's code for a validation error, because the error itself does not name its rule.
 *
 * @param fault - a validation error of the document
 * @returns a code such as `undefinedField`; BAD_REQUEST for rules without a code
 */
export function validationCode(schema: GraphQLSchema, document: DocumentNode, fault: GraphQLError): string {
  const broken = CODES.find(([rule]) =>
    validate(schema, document, [rule]).some(({message}) => message === fault.message),
  );
  return broken?.[1] ?? 'BAD_REQUEST';
}
