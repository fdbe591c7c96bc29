/**
 * Remembers what a conversion made of an object, for as long as the object lives. Answers of the shop are shared by many
 * requests, so each is converted once instead of once a request; the result is shared too and must not be changed.
 * @param convert depends on nothing but its argument
 */
export function memoize<Source extends object, Target>(
  convert: (source: Source) => Target,
): (source: Source) => Target {
  const known = new WeakMap<Source, {readonly target: Target}>();
  return (source) => {
    const remembered = known.get(source);
    if (remembered) return remembered.target;
    const target = convert(source);
    known.set(source, {target});
    return target;
  };
}
