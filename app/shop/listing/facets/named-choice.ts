import type {FacetName} from './facet-filters';

/** Filters of which a store has several: their values say which one, as in `option=Color:Red`. */
const NAMED: ReadonlySet<FacetName> = new Set(['option', 'metafield', 'variant-metafield', 'attribute']);

interface NamedChoice {
  /** The name of an option, or the namespace and key of a metafield. */
  readonly owner: string;
  readonly value: string;
}

export const isNamed = (name: FacetName): boolean => NAMED.has(name);

/** @returns the value of a query parameter; colons of the owner are escaped */
export const toNamedChoice = ({owner, value}: NamedChoice): string =>
  `${owner.replace(/[%:]/g, encodeURIComponent)}:${value}`;

/**
 * Parses the value of a query parameter.
 * @returns null if it names no owner or no value
 */
export function parseNamedChoice(text: string): NamedChoice | null {
  const [, escaped, value] = /^([^:]+):(.+)$/.exec(text) ?? [];
  if (!escaped || !value) return null;
  return {owner: escaped.replace(/%25|%3A/gi, decodeURIComponent), value};
}

/** @returns which filter a value belongs to: the same for all values of one option or metafield */
export const facetKey = (name: FacetName, value: string): string =>
  isNamed(name) ? `${name} ${parseNamedChoice(value)?.owner.toLowerCase() ?? ''}` : name;
