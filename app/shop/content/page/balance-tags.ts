const VOID_TAGS = new Set(['br', 'hr', 'img']);

/**
 * Closes open elements and removes unmatched end tags, so that the HTML cannot affect anything outside its container.
 * @param html sanitized: every `<` in it starts a tag
 */
export function balanceTags(html: string): string {
  const open: string[] = [];
  const balanced = html.replace(/<(\/?)([a-z][a-z0-9]*)[^>]*>/g, (tag, slash: string, name: string) => {
    if (VOID_TAGS.has(name)) return slash ? '' : tag;
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
