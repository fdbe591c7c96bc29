import {GraphQLError} from 'graphql';

const INPUT_TYPES = {changes: 'InventoryChangeInput', quantities: 'InventoryQuantityInput'} as const;

/**
 * Since 2026-04 every quantity must have `changeFromQuantity`; null skips the comparison. The schema does not require it.
 *
 * @throws GraphQLError with the code INVALID_FIELD_ARGUMENTS if one has none
 */
export function requireChangeFrom(quantities: readonly object[], list: keyof typeof INPUT_TYPES): void {
  if (quantities.every((quantity) => 'changeFromQuantity' in quantity)) return;
  const message = `${INPUT_TYPES[list]} must include the following argument: changeFromQuantity.`;
  throw new GraphQLError(message, {extensions: {code: 'INVALID_FIELD_ARGUMENTS'}});
}
