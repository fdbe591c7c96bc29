/** The fields of a product that staff edit. */
export const PRODUCT_FIELDS = [
  'title',
  'description',
  'status',
  'price',
  'compareAtPrice',
  'sku',
  'stock',
  'weight',
  'kind',
  'featured',
  'channels',
  'badge',
  'secondName',
  'size',
  'tags',
  'isBestseller',
  'heat',
  'hue',
  'includes',
  'whyChoose',
  'ingredients',
  'howToUse',
  'storage',
] as const;

export type ProductField = (typeof PRODUCT_FIELDS)[number];

/**
 * The values of a product as its form shows them: normalized text, empty for none, one entry per line for lists. A field
 * that cannot be edited here has no value.
 */
export type ProductValues = Readonly<Partial<Record<ProductField, string>>>;

/** Fields whose value is a list of ids, one per line. */
export const ID_LIST_FIELDS: ReadonlySet<ProductField> = new Set(['channels', 'includes']);

/** The heat levels that the storefront shows. */
export const HEATS = ['Mild', 'Medium', 'Medium-Hot', 'Hot'] as const;

/** The background colors that the storefront knows. */
export const HUES = [
  'tikka',
  'palak',
  'pepper',
  'biryani',
  'curry',
  'goat',
  'sampler',
  'comfort',
  'favorites',
  'spicy',
] as const;

/** Returns a text without carriage returns and surrounding spaces, as values are compared. */
export const normalizeText = (text: string): string => text.replaceAll(/\r\n?/g, '\n').trim();

/** Returns a decimal amount with two decimals, as values are compared; any other text stays as it is. */
export function normalizeAmount(amount: string): string {
  const [, major = '', fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(amount.trim()) ?? [];
  if (major === '') return amount.trim();
  const significant = fraction.replace(/0+$/, '');
  return `${major.replace(/^0+(?=\d)/, '')}.${significant.padEnd(2, '0')}`;
}

/** Returns the entries of a list, one per line. */
export const linesOf = (value: string | undefined): readonly string[] =>
  (value ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
