const MAX_TYPOS = 3;
/** Hydrogen's convention for a store's own settings; other prefixes are also used by hosts and tools. */
const OWN_PREFIX = /^(PUBLIC|PRIVATE)_/;

/**
 * Describes settings that are not read but look like one that is: a few letters off, or with the same first two words.
 * Other variables of the host are left alone.
 * @param names the names that were given
 * @param known the names that are read
 * @returns a line for each suspicious name, with the setting that was probably meant
 */
export function describeUnknownSettings(names: readonly string[], known: readonly string[]): readonly string[] {
  return names
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const meant = getNearest(name, known);
      if (meant) return [`${name}: unknown; did you mean ${meant}?`];
      return OWN_PREFIX.test(name) ? [`${name}: unknown`] : [];
    });
}

const firstTwoWords = (name: string) => name.split('_', 2).join('_');

function getNearest(name: string, known: readonly string[]): string | null {
  const nearest = known
    .map((key) => ({key, typos: editDistance(name, key)}))
    .filter(({key, typos}) => typos <= MAX_TYPOS || (name.includes('_') && firstTwoWords(name) === firstTwoWords(key)))
    .sort((one, other) => one.typos - other.typos);
  return nearest[0]?.key ?? null;
}

/** Levenshtein's distance: letters to insert, delete or replace. */
function editDistance(one: string, other: string): number {
  let row = Array.from({length: other.length + 1}, (_, index) => index);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const replaced = (row[to - 1] ?? 0) + (one[at - 1] === other[to - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
