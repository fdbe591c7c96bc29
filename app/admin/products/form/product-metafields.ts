import {linesOf, type ProductField} from './product-field';

export interface StoredMetafield {
  readonly key: string;
  readonly type: string;
  readonly value: string;
  /** Shopify's digest of the value; a change is rejected if it differs by then. */
  readonly compareDigest: string;
}

/** The namespace of the metafields that the storefront reads. */
export const METAFIELD_NAMESPACE = 'catalog';

/** The metafield of each field that is one: its key, and its type where the shop stores none yet. */
export const METAFIELDS: Readonly<Partial<Record<ProductField, {readonly key: string; readonly type: string}>>> = {
  badge: {key: 'badge', type: 'single_line_text_field'},
  secondName: {key: 'second_name', type: 'single_line_text_field'},
  heat: {key: 'heat', type: 'single_line_text_field'},
  hue: {key: 'hue', type: 'single_line_text_field'},
  includes: {key: 'includes', type: 'list.product_reference'},
  whyChoose: {key: 'why_choose', type: 'list.single_line_text_field'},
  ingredients: {key: 'ingredients', type: 'multi_line_text_field'},
  howToUse: {key: 'how_to_use', type: 'list.single_line_text_field'},
  storage: {key: 'storage', type: 'multi_line_text_field'},
};

const isList = (type: string): boolean => type.startsWith('list.');

/** Returns the value of a metafield for the form: the entries of a list one per line. */
export function fromMetafield(metafield: Pick<StoredMetafield, 'type' | 'value'> | undefined): string {
  if (!metafield) return '';
  return isList(metafield.type) ? parseList(metafield.value).join('\n') : metafield.value;
}

/** Returns the value of the form as a metafield of this type stores it. */
export const toMetafieldValue = (type: string, value: string): string =>
  isList(type) ? JSON.stringify(linesOf(value)) : value;

/** Returns the texts of a stored list; none if it is malformed. */
export function parseList(value: string): readonly string[] {
  try {
    const parsed: unknown = JSON.parse(value);
    return Array.isArray(parsed) ? parsed.filter((entry) => typeof entry === 'string') : [];
  } catch {
    return [];
  }
}
