/** Elements that never have an end tag. */
const VOID = new Set(['br', 'hr', 'img']);

/**
 * Closes what was left open and drops ends that have no beginning, so that a text cannot reach out of the element it is
 * put into.
 * @param html sanitised: every `<` in it begins a tag
 */
export function balanceTags(html: string): string {
  const open: string[] = [];
  const balanced = html.replace(/<(\/?)([a-z][a-z0-9]*)[^>]*>/g, (tag, slash: string, name: string) => {
    if (VOID.has(name)) return slash ? '' : tag;
    if (!slash) {
      open.push(name);
      return tag;
    }
    const depth = open.lastIndexOf(name);
    return depth < 0 ? '' : closeAll(open.splice(depth));
  });
  return balanced + closeAll(open);
}

const closeAll = (names: readonly string[]): string => names.reduceRight((ends, name) => `${ends}</${name}>`, '');
