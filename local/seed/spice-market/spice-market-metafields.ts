import {SEED_DATE} from '../seed-date';
import type {SeedMetafieldDefinition} from '../definitions/definition-types';
import type {StaffMetafield} from '../types';

const field = (type: string, value: unknown): StaffMetafield => ({
  type,
  value: typeof value === 'string' ? value : JSON.stringify(value),
  updatedAt: SEED_DATE,
});

const text = (value: string, style: object = {}) => ({type: 'text', value, ...style});

/** A metafield of most types, two of types that no page shows, and links that must lead nowhere. */
export const PANEER_DETAILS: Readonly<Record<string, StaffMetafield>> = {
  'custom.origin': field('single_line_text_field', 'Gujarat, India'),
  'custom.story': field('rich_text_field', {
    type: 'root',
    children: [
      {type: 'heading', level: 2, children: [text('From one dairy')]},
      {
        type: 'paragraph',
        children: [
          text('We buy from '),
          text('a single dairy', {bold: true}),
          text('. '),
          {type: 'link', url: 'https://dairy.example/tour', children: [text('See how they work')]},
        ],
      },
      {type: 'paragraph', children: [text('<img src=x onerror=alert(1)> stays text.')]},
      {type: 'paragraph', children: [{type: 'link', url: 'javascript:alert(1)', children: [text('No link')]}]},
    ],
  }),
  'custom.serving_notes': field('multi_line_text_field', 'Warm the bowls first.\nServe with lime.'),
  'custom.vegetarian': field('boolean', 'true'),
  'custom.steps_count': field('number_integer', '4'),
  'custom.season_start': field('date', '2026-10-01'),
  'custom.deposit': field('money', {amount: '1.50', currency_code: 'USD'}),
  'custom.pack_height': field('dimension', {value: 21.5, unit: 'cm'}),
  'custom.dry_weight': field('weight', {value: 74, unit: 'g'}),
  'custom.water': field('volume', {value: 250, unit: 'ml'}),
  'custom.creaminess': field('rating', {value: '4.5', scale_min: '1.0', scale_max: '5.0'}),
  'custom.sauce_color': field('color', '#d9772b'),
  'custom.dairy': field('url', 'https://dairy.example/'),
  'custom.unsafe': field('url', 'javascript:alert(1)'),
  'custom.goes_with': field('list.product_reference', ['gid://shopify/Product/8000000000002']),
  'custom.raw': field('json', {html: '<script>alert(1)</script>'}),
  'custom.future': field('hologram', 'of a kind that does not exist yet'),
};

/** The setting that shows them on product pages. */
export const SHOWN_DETAILS = {
  type: 'list.single_line_text_field',
  value: JSON.stringify(
    Object.keys(PANEER_DETAILS).map((name) => (name === 'custom.goes_with' ? `${name}: Goes well with` : name)),
  ),
};

const FIRST_DEFINITION = 1_000;

/** Their definitions, without which a storefront cannot read them. */
export const DETAIL_DEFINITIONS: readonly SeedMetafieldDefinition[] = Object.entries(PANEER_DETAILS).map(
  ([name, {type}], index) => {
    const [namespace = '', key = ''] = name.split('.');
    const number = FIRST_DEFINITION + index;
    return {number, ownerType: 'PRODUCT', namespace, key, name: key, type, storefrontAccess: 'PUBLIC_READ'};
  },
);
