import {POLICY_WORDS} from '../policy-facts';
import type {SeedMetaobject} from '../types';

const FIRST_NUMBER = 101;

interface Section {
  readonly handle: string;
  readonly heading: string;
  readonly text: string;
  readonly items?: readonly string[];
  readonly picture?: string;
  /** Catalog id of a product. */
  readonly product?: string;
}

const toMetaobject = ({handle, heading, text, items, picture, product}: Section, index: number): SeedMetaobject => ({
  number: FIRST_NUMBER + index,
  type: 'home_section',
  handle,
  fields: [
    {key: 'heading', type: 'single_line_text_field', value: heading},
    {key: 'text', type: 'multi_line_text_field', value: text},
    {key: 'items', type: 'list.single_line_text_field', value: items ? JSON.stringify(items) : ''},
    {key: 'picture', type: 'file_reference', value: picture ?? ''},
    {key: 'product', type: 'product_reference', value: product ?? ''},
  ],
});

/** The texts and pictures of the home page's sections; the handle names the section. */
export const HOME_SECTIONS: readonly SeedMetaobject[] = (
  [
    {
      handle: 'story',
      heading: 'Five of us, and one tiffin',
      text: 'We grew up with tiffins: steel lunch boxes, one dish in each tin, carried across town while they were still warm.\nThen we had American kitchens, and no afternoon to spare. So we cook the slow part, and you cook the last part.',
      picture: 'founders.png',
    },
    {
      handle: 'heat',
      heading: 'How hot do you like it?',
      text: 'The dots are on every pack. Start where you are comfortable, and climb.',
    },
    {
      handle: 'pack',
      heading: 'What’s in the pack',
      text: `Vegetables, herbs and whole spices, slow-cooked and freeze-dried with ${POLICY_WORDS.nutrients} of their nutrients. This is Palak Paneer before you add the paneer.`,
      items: ['Spinach', 'Onion and tomato', 'Cashew', 'Green chili, ginger and garlic', 'Cumin and fenugreek leaf'],
      picture: 'palak-paneer-ingredients.png',
      product: '2',
    },
    {
      handle: 'tiffin',
      heading: 'Build your tiffin',
      text: 'Pick any three dishes: one for each tier, for the price of our boxes of three.',
    },
    {
      handle: 'origins',
      heading: 'Where these spices feel at home',
      text: 'Our masalas borrow from kitchens all over India. These are the regions best known for growing what is in them.',
      items: [
        'Kerala: black pepper and green cardamom',
        'Rajasthan: cumin and fenugreek',
        'Andhra Pradesh: red chili',
        'Telangana: turmeric',
        'Sikkim: black cardamom',
        'Gujarat: fennel and cumin',
      ],
    },
    {
      handle: 'sampler',
      heading: 'All six, one box',
      text: 'Cannot decide? Nobody can. One pack of everything we make: six dinners for two, from gentle to properly hot.',
      product: 'b1',
    },
  ] satisfies readonly Section[]
).map(toMetaobject);
