const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Applies a JSON merge patch (RFC 7396): objects are merged, null deletes a key, any other value replaces.
 *
 * @param target - not modified
 * @param patch - the changes
 */
export function mergePatch(target: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  const base: Readonly<Record<string, unknown>> = isObject(target) ? target : {};
  const changed = Object.entries(patch).map(([key, value]): [string, unknown] => [
    key,
    mergePatch(Object.hasOwn(base, key) ? base[key] : undefined, value),
  ]);
  // fromEntries creates an own key even for `__proto__`.
  const merged = Object.fromEntries<unknown>([...Object.entries(base), ...changed]);
  return Object.fromEntries(
    Object.entries(merged).filter(([key]) => patch[key] !== null || !Object.hasOwn(patch, key)),
  );
}
