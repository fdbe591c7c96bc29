import type {FilterGroup, FilterOption} from '../filters/filter-view';
import {FACET_NAMES, isSameChoice, type FacetFilters, type FacetName} from './facet-filters';
import {facetLabel} from './facet-copy';
import {facetKey, isNamed, parseNamedChoice} from './named-choice';
import type {FacetView} from './to-facets';

type PathWith = (changes: Partial<FacetFilters>) => string;

interface Group extends Omit<FacetView, 'options'> {
  readonly options: readonly FilterOption[];
}

/**
 * Converts Shopify's filters to groups of controls. A chosen value is offered even if Shopify no longer offers it, so that
 * the shopper can remove it.
 */
export function toFacetGroups(
  filters: FacetFilters,
  facets: readonly FacetView[],
  pathWith: PathWith,
): readonly FilterGroup[] {
  const groups = new Map<string, Group>(facets.map((facet) => [facet.key, facet]));
  for (const name of FACET_NAMES)
    for (const value of filters[name]) {
      const key = facetKey(name, value);
      const group = groups.get(key) ?? {name, key, label: facetLabel(name, value), options: []};
      const isOffered = group.options.some((option) => isSameChoice(option.value, value));
      const missing = {value, label: toValueLabel(name, value), isChosen: true};
      groups.set(key, isOffered ? group : {...group, options: [...group.options, missing]});
    }
  return [...groups.values()].map(({name, label, options}) => ({
    name,
    legend: label,
    type: 'checkbox',
    options: options.map((option) => ({...option, path: pathWith({[name]: toggled(filters[name], option.value)})})),
  }));
}

const toValueLabel = (name: FacetName, value: string) =>
  isNamed(name) ? (parseNamedChoice(value)?.value ?? value) : value;

function toggled(chosen: readonly string[], value: string): readonly string[] {
  const others = chosen.filter((each) => !isSameChoice(each, value));
  return others.length < chosen.length ? others : [...chosen, value];
}
