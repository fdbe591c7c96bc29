import {linesOf, normalizeAmount, normalizeText, type ProductField} from './product-field';
import {METAFIELDS} from './product-metafields';
import {formatTags, parseTags} from './product-tags';
import {formatWeight, parseWeight} from './weight';

function formatKnownWeight(text: string): string {
  const weight = parseWeight(text);
  return weight ? formatWeight(weight) : text;
}

/**
 * Returns a value as values are compared. Shopify's values and those of the form pass through here: a field that staff
 * left alone must never look changed.
 */
export function normalizeValue(field: ProductField, text: string): string {
  const value = normalizeText(text);
  if (field === 'price' || field === 'compareAtPrice') return normalizeAmount(value.replace(/^\$\s*/, ''));
  if (field === 'weight') return formatKnownWeight(value);
  if (field === 'tags') return formatTags(parseTags(value));
  if (field === 'stock') return /^\d+$/.test(value) ? String(Number(value)) : value;
  return METAFIELDS[field]?.type.startsWith('list.') ? linesOf(value).join('\n') : value;
}
