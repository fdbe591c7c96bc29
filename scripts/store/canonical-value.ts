import {toCanonicalJson} from './facts-digest';

const JSON_TYPES = /^(?:list\.|json$|rating$)/;

/** Returns the value of a metafield in one notation: Shopify writes `2` as `2.0`, and formats JSON differently. */
export function canonicalValue(type: string, value: string | null): string | null {
  if (value === null || value === '') return null;
  if (type === 'number_decimal') return String(Number(value));
  if (!JSON_TYPES.test(type)) return value;
  try {
    return toCanonicalJson(JSON.parse(value));
  } catch {
    return value;
  }
}

export const isReference = (type: string): boolean => /^(?:list\.)?\w+_reference$/.test(type);
