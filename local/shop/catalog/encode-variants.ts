/** Option values at one depth, with the values of the next option that occur with each. */
type Trie = Map<number, Trie>;

function toTrie(combinations: readonly (readonly number[])[]): Trie {
  const root: Trie = new Map();
  for (const combination of combinations) {
    let node = root;
    for (const value of combination) {
      const next = node.get(value) ?? new Map();
      node.set(value, next);
      node = next;
    }
  }
  return root;
}

/** Formats sorted values of the last option: ranges as `0-2`, with a space before each gap. */
function formatValues(values: readonly number[]): string {
  const ranges: {from: number; to: number}[] = [];
  for (const value of values) {
    const last = ranges.at(-1);
    if (last && value === last.to + 1) last.to = value;
    else ranges.push({from: value, to: value});
  }
  return ranges.map(({from, to}) => (from === to ? String(from) : `${from}-${to}`)).join(' ');
}

function format(trie: Trie): string {
  const values = [...trie.keys()].sort((left, right) => left - right);
  const isLast = values.every((value) => trie.get(value)?.size === 0);
  if (isLast) return formatValues(values);
  // A comma ends the values that share a prefix.
  return values.map((value) => `${value}:${format(trie.get(value) ?? new Map())},`).join('');
}

/**
 * Encodes combinations of option values as `Product.encodedVariantExistence` does, in version 1 of its format.
 *
 * @param combinations - positions of option values, one for each option
 * @returns an empty text without combinations
 */
export const encodeVariants = (combinations: readonly (readonly number[])[]): string =>
  combinations.length === 0 ? '' : `v1_${format(toTrie(combinations))}`;
