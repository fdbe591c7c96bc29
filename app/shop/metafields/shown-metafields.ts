import {parseJsonOrNull} from '~/core/parse-json';

/** A metafield that the merchant shows on product pages. */
export interface ShownMetafield {
  readonly namespace: string;
  readonly key: string;
  readonly label: string;
}

const NAME = /^([\w-]{2,255})\.([\w-]{2,64})$/;
const MAX_LABEL = 80;
const MAX_SHOWN = 20;

/** Returns a key as a label: `country_of_origin` as `Country of origin`. */
export function labelOf(key: string): string {
  const words = key.replaceAll(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Parses the setting `product_details`, a list of names with labels: `custom.origin` or `custom.origin: Where it grows`.
 * @param setting JSON; anything invalid is left out
 */
export function parseShownMetafields(setting: string | undefined): readonly ShownMetafield[] {
  const shown = parseTexts(setting).flatMap((entry): ShownMetafield[] => {
    const [name = '', ...label] = entry.split(':');
    const [, namespace, key] = NAME.exec(name.trim()) ?? [];
    if (namespace === undefined || key === undefined) return [];
    return [{namespace, key, label: label.join(':').trim().slice(0, MAX_LABEL) || labelOf(key)}];
  });
  const isFirst = ({namespace, key}: ShownMetafield, index: number) =>
    shown.findIndex((each) => each.namespace === namespace && each.key === key) === index;
  return shown.filter(isFirst).slice(0, MAX_SHOWN);
}

/** Returns the texts of a list in JSON; empty if it is none. */
export function parseTexts(json: string | undefined): readonly string[] {
  const list = parseJsonOrNull(json);
  return Array.isArray(list) ? list.filter((each): each is string => typeof each === 'string') : [];
}
