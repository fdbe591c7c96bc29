import type {SeedMetafieldDefinition} from './definition-types';

type Definition = Omit<SeedMetafieldDefinition, 'number' | 'storefrontAccess'>;

type Row = readonly [path: string, type: string, name: string, metaobjectType?: string];

const PRODUCT_ROWS: readonly Row[] = [
  ['product.rating', 'rating', 'Rating'],
  ['product.review_count', 'number_integer', 'Review count'],
  ['storefront_reviews.rating', 'rating', 'Rating at the storefront'],
  ['storefront_reviews.rating_count', 'number_integer', 'Review count at the storefront'],
  ['catalog.id', 'single_line_text_field', 'Short id'],
  ['catalog.second_name', 'single_line_text_field', 'Second name'],
  ['catalog.heat', 'single_line_text_field', 'Heat'],
  ['catalog.badge', 'single_line_text_field', 'Badge'],
  ['catalog.hue', 'single_line_text_field', 'Hue'],
  ['catalog.ingredients', 'multi_line_text_field', 'Ingredients'],
  ['catalog.how_to_use', 'list.single_line_text_field', 'How to use'],
  ['catalog.storage', 'multi_line_text_field', 'Storage'],
  ['catalog.nutrition', 'metaobject_reference', 'Nutrition facts', 'nutrition_facts'],
  ['catalog.recipe', 'metaobject_reference', 'Recipe', 'recipe'],
  ['catalog.why_choose', 'list.single_line_text_field', 'Why choose'],
  ['catalog.includes', 'list.product_reference', 'Includes'],
  ['catalog.media', 'json', 'More media'],
  ['catalog.tagline', 'single_line_text_field', 'Line on cards'],
];

const SHIPS_ON: Row = ['custom.ships_on', 'date', 'Ships on'];

const toDefinition =
  (ownerType: Definition['ownerType']) =>
  ([path, type, name, metaobjectType]: Row): Definition => {
    const [namespace = '', key = ''] = path.split('.');
    return {ownerType, namespace, key, name, type, ...(metaobjectType && {metaobjectType})};
  };

const publish = (definition: Definition, index: number): SeedMetafieldDefinition => ({
  ...definition,
  number: index + 1,
  storefrontAccess: 'PUBLIC_READ',
});

const DEFINITIONS: readonly Definition[] = [
  ...PRODUCT_ROWS.map(toDefinition('PRODUCT')),
  toDefinition('ARTICLE')(['journal.related_products', 'list.product_reference', 'Related products']),
  toDefinition('PRODUCT')(SHIPS_ON),
  toDefinition('PRODUCTVARIANT')(SHIPS_ON),
];

/** Every metafield that the storefront reads and that a merchant defines. */
export const METAFIELD_DEFINITIONS: readonly SeedMetafieldDefinition[] = DEFINITIONS.map(publish);

/** Shopify's standard definitions, which stores have once an app for reviews is installed. */
export const STANDARD_DEFINITIONS: readonly SeedMetafieldDefinition[] = (
  [
    ['reviews.rating', 'rating', 'Product rating'],
    ['reviews.rating_count', 'number_integer', 'Product rating count'],
  ] satisfies readonly Row[]
)
  .map(toDefinition('PRODUCT'))
  .map((definition, index) => publish(definition, METAFIELD_DEFINITIONS.length + index));
