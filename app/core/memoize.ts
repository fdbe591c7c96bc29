/**
 * Caches the result of a conversion for as long as the object lives. Cached Shopify responses are shared by many requests,
 * so each is converted once; the result is shared too and must not be modified.
 * @param convert a pure function
 */
export function memoize<Source extends object, Target>(
  convert: (source: Source) => Target,
): (source: Source) => Target {
  const cache = new WeakMap<Source, {readonly target: Target}>();
  return (source) => {
    const cached = cache.get(source);
    if (cached) return cached.target;
    const target = convert(source);
    cache.set(source, {target});
    return target;
  };
}
