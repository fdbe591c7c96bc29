import {useEffect, useState} from 'react';

const ENTRY = 'picked-lines';

/** The validation library would be more code than the page. */
const isPickedOf = (batch: string, stored: unknown): stored is {readonly keys: readonly string[]} =>
  typeof stored === 'object' &&
  stored !== null &&
  'batch' in stored &&
  stored.batch === batch &&
  'keys' in stored &&
  Array.isArray(stored.keys) &&
  stored.keys.every((key) => typeof key === 'string');

/** Returns the stored lines of a pick list; none if those of another one are stored. */
function readPicked(batch: string): ReadonlySet<string> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(ENTRY) ?? 'null');
    return new Set(isPickedOf(batch, stored) ? stored.keys : []);
  } catch {
    return new Set();
  }
}

function storePicked(batch: string, picked: ReadonlySet<string>): void {
  try {
    localStorage.setItem(ENTRY, JSON.stringify({batch, keys: [...picked]}));
  } catch {
    // Without storage the marks last until the page is left.
  }
}

/** Which lines of a pick list are picked. This browser keeps those of the latest list: phones close tabs in a pocket. */
export function usePickedLines(batch: string) {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => setPicked(readPicked(batch)), [batch]);
  const change = (changed: ReadonlySet<string>) => {
    setPicked(changed);
    storePicked(batch, changed);
  };
  const toggle = (key: string) => {
    const changed = new Set(picked);
    if (!changed.delete(key)) changed.add(key);
    change(changed);
  };
  return {picked, toggle, clear: () => change(new Set())};
}
