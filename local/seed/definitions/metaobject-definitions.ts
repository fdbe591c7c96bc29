import type {SeedFieldDefinition, SeedMetaobjectDefinition} from './definition-types';

const line = (...keys: readonly string[]) => keys.map((key) => ({key, type: 'single_line_text_field'}));
const text = (...keys: readonly string[]) => keys.map((key) => ({key, type: 'multi_line_text_field'}));
const lines = (...keys: readonly string[]) => keys.map((key) => ({key, type: 'list.single_line_text_field'}));
const integer = (...keys: readonly string[]) => keys.map((key) => ({key, type: 'number_integer'}));
const decimal = (...keys: readonly string[]) => keys.map((key) => ({key, type: 'number_decimal'}));
const date = (...keys: readonly string[]) => keys.map((key) => ({key, type: 'date'}));
const url = (...keys: readonly string[]) => keys.map((key) => ({key, type: 'url'}));
const file = (...keys: readonly string[]) => keys.map((key) => ({key, type: 'file_reference'}));

type Definition = Pick<SeedMetaobjectDefinition, 'type' | 'name'> & {readonly fields: readonly SeedFieldDefinition[]};

const DEFINITIONS: readonly Definition[] = [
  {
    type: 'nutrition_facts',
    name: 'Nutrition facts',
    fields: [
      ...line('serving_size'),
      ...integer('servings_per_container', 'calories'),
      ...decimal('total_fat_g', 'saturated_fat_g', 'trans_fat_g', 'cholesterol_mg', 'sodium_mg'),
      ...decimal('total_carbohydrate_g', 'dietary_fiber_g', 'total_sugars_g', 'added_sugars_g', 'protein_g'),
      ...decimal('vitamin_d_mcg', 'calcium_mg', 'iron_mg', 'potassium_mg'),
    ],
  },
  {
    type: 'recipe',
    name: 'Recipe',
    fields: [
      ...lines('ingredients', 'steps', 'proteins', 'swaps'),
      ...file('picture'),
      {key: 'step_clips', type: 'list.file_reference'},
    ],
  },
  {
    type: 'home_section',
    name: 'Home section',
    fields: [
      ...line('heading'),
      ...text('text'),
      ...lines('items'),
      ...file('picture'),
      {key: 'product', type: 'product_reference'},
    ],
  },
  {
    type: 'testimonial',
    name: 'Testimonial',
    fields: [
      ...line('name'),
      ...text('review'),
      ...integer('rating'),
      ...file('picture'),
      {key: 'is_sample', type: 'boolean'},
    ],
  },
  {type: 'reel', name: 'Reel', fields: [...line('title'), ...url('url'), ...file('poster')]},
  {
    type: 'storefront_settings',
    name: 'Storefront settings',
    fields: [
      ...line('seasonal_title'),
      ...date('seasonal_from', 'seasonal_until'),
      ...url('instagram_url', 'facebook_url'),
      ...line('support_email'),
      ...text('about_text'),
      ...integer('free_shipping_minor'),
      ...lines('pack_offers'),
      ...line('banner_variant', 'banner_code'),
      ...lines('banner_a_messages', 'banner_b_messages'),
      ...url('portal_url'),
      ...line('tag_manager_id'),
      ...lines('product_details', 'search_results'),
      ...file('how_it_works_clip', 'popup_picture', 'science_picture'),
    ],
  },
  {
    type: 'founder',
    name: 'Founder',
    fields: [...line('name', 'role'), ...text('short_text', 'long_text'), ...file('portrait'), ...integer('position')],
  },
  {
    type: 'lot',
    name: 'Lot',
    fields: [
      ...line('number'),
      {key: 'products', type: 'list.product_reference'},
      ...date('dried_on'),
      ...line('roasted_by', 'spice', 'origin'),
      ...text('verdict'),
      ...line('taster'),
      {key: 'is_sample', type: 'boolean'},
    ],
  },
];

/** Every type of metaobjects that the storefront reads. */
export const METAOBJECT_DEFINITIONS: readonly SeedMetaobjectDefinition[] = DEFINITIONS.map((definition, index) => ({
  ...definition,
  number: index + 1,
  storefrontAccess: 'PUBLIC_READ',
}));
