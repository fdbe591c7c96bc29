import {createHash} from 'node:crypto';
import type {Facts} from './setup-item';

const DIGEST_LENGTH = 16;

/** Returns JSON with sorted keys: equal values give the same string. */
export function toCanonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([left], [right]) => (left < right ? -1 : 1)))
      : part,
  );
}

export const digestOf = (facts: Facts): string =>
  createHash('sha256').update(toCanonicalJson(facts)).digest('hex').slice(0, DIGEST_LENGTH);

/** Returns the names of the facts that differ. */
export const differences = (wanted: Facts, found: Facts): string[] =>
  Object.keys(wanted).filter((name) => toCanonicalJson(wanted[name]) !== toCanonicalJson(found[name] ?? null));
