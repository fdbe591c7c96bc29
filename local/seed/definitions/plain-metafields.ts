import type {SeedProduct} from '../types';

const list = (values: readonly unknown[] | undefined) => values && JSON.stringify(values);

/** Returns the value of a metafield of the type `rating`, out of five. */
export const toRating = (value: number, digits: number): string =>
  JSON.stringify({value: value.toFixed(digits), scale_min: '1.0', scale_max: '5.0'});

/** The metafields of products that refer to nothing, and how their values follow from a product. */
export const PLAIN_METAFIELDS: readonly (readonly [
  namespace: string,
  key: string,
  type: string,
  read: (product: SeedProduct) => string | undefined,
])[] = [
  ['product', 'rating', 'rating', ({rating}) => rating && toRating(rating.value, 1)],
  ['product', 'review_count', 'number_integer', ({rating}) => rating && String(rating.count)],
  ['catalog', 'id', 'single_line_text_field', ({catalogId}) => catalogId],
  ['catalog', 'second_name', 'single_line_text_field', ({secondName}) => secondName],
  ['catalog', 'tagline', 'single_line_text_field', ({tagline}) => tagline],
  ['catalog', 'heat', 'single_line_text_field', ({heat}) => heat],
  ['catalog', 'badge', 'single_line_text_field', ({badge}) => badge],
  ['catalog', 'hue', 'single_line_text_field', ({hue}) => hue],
  ['catalog', 'ingredients', 'multi_line_text_field', ({ingredients}) => ingredients],
  ['catalog', 'storage', 'multi_line_text_field', ({storage}) => storage],
  ['catalog', 'how_to_use', 'list.single_line_text_field', ({howToUse}) => list(howToUse)],
  ['catalog', 'why_choose', 'list.single_line_text_field', ({whyChoose}) => list(whyChoose)],
  ['custom', 'ships_on', 'date', ({shipsOn}) => shipsOn],
  ['catalog', 'media', 'json', ({moreMedia}) => list(moreMedia)],
];
