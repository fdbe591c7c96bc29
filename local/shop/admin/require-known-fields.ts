import {FieldNotEmulatedError} from '../graphql/schema';

/** Fields with a default value count as absent. */
const isSet = (value: unknown): boolean => value !== null && value !== undefined && value !== false;

/** @throws FieldNotEmulatedError if an input has a field other than the known ones */
export function requireKnownFields(typeName: string, input: object | null | undefined, known: readonly string[]): void {
  const unknown = Object.entries(input ?? {}).find(([key, value]) => isSet(value) && !known.includes(key));
  if (unknown) throw new FieldNotEmulatedError(typeName, unknown[0]);
}
