import type {FOUNDER_HANDLES} from './media/media-handles';
import type {Seed, SeedMetaobject} from './types';

interface Founder {
  readonly handle: (typeof FOUNDER_HANDLES)[number];
  readonly name: string;
  readonly role: string;
  readonly altText: string;
  readonly shortText: string;
  /** Paragraphs. */
  readonly longText: readonly string[];
}

const PEOPLE: readonly Founder[] = [
  {
    handle: 'meera',
    name: 'Meera Krishnan',
    role: 'Recipes',
    altText: 'Drawn portrait of Meera Krishnan, with gray-streaked hair in a bun with jasmine, smiling',
    shortText: 'Meera ran a canteen in Chennai for half of her life, and has never once measured salt.',
    longText: [
      'She moved to Ohio to be near her grandchildren and found that nobody there had time for lunch. Every masala in the shop begins as a pot on her stove.',
      'When a batch comes out of the dryer, she cooks it blind beside a fresh one. If she can tell which is which, we do it again.',
    ],
  },
  {
    handle: 'harjit',
    name: 'Harjit Singh Gill',
    role: 'Freeze-drying',
    altText: 'Drawn portrait of Harjit Singh Gill, with a teal turban and a full beard, smiling',
    shortText: 'Harjit is an engineer who used to dry medicine, and now dries gravy. He says gravy is harder.',
    longText: [
      'He built our first chamber in a garage outside Fresno, out of parts that were meant for something else. It still runs, and he still listens to it every morning.',
      'At home he cooks his mother’s dal, slowly, and refuses to freeze-dry it. Some things, he says, should take all Sunday.',
    ],
  },
  {
    handle: 'fatima',
    name: 'Fatima Sheikh',
    role: 'Spices',
    altText: 'Drawn portrait of Fatima Sheikh, with a purple headscarf and a gold pin',
    shortText:
      'Fatima buys our spices whole, from people whose names she knows, and sends back what smells of the sack.',
    longText: [
      'Her family has traded pepper in Kochi for three generations. She was the one who left, studied chemistry, and came back to it from the other side of the world.',
      'She roasts and grinds for each batch on the day it is cooked, because a ground spice forgets quickly.',
    ],
  },
  {
    handle: 'daniel',
    name: 'Daniel D’Souza',
    role: 'Kitchen',
    altText: 'Drawn portrait of Daniel D’Souza, with glasses, a gray mustache and an apron, smiling',
    shortText:
      'Daniel cooked on ships, in hotels and for a wedding of nine hundred. He runs the kitchen, and it is quiet.',
    longText: [
      'He grew up in Goa, where the argument about whose vindaloo is right has no end. He has decided not to sell one.',
      'Onions are his part: he roasts them himself, further than anyone else dares, and tastes every pot before it may leave the kitchen.',
    ],
  },
  {
    handle: 'priya',
    name: 'Priya Mathews',
    role: 'Customers',
    altText: 'Drawn portrait of Priya Mathews, with curly hair and gold hoops, smiling',
    shortText: 'Priya answers your messages. She was our first customer before she was the fifth of us.',
    longText: [
      'She ordered a sampler as a student in Houston, wrote us two pages on what was wrong with the biryani, and was right about most of it.',
      'If you write to us, you write to her. She still sends pages.',
    ],
  },
];

const toEntry = ({handle, name, role, shortText, longText}: Founder, index: number): SeedMetaobject => ({
  number: index + 2,
  type: 'founder',
  handle,
  fields: [
    {key: 'name', type: 'single_line_text_field', value: name},
    {key: 'role', type: 'single_line_text_field', value: role},
    {key: 'short_text', type: 'multi_line_text_field', value: shortText},
    {key: 'long_text', type: 'multi_line_text_field', value: longText.join('\n')},
    {key: 'portrait', type: 'file_reference', value: `founder-${handle}.png`},
    {key: 'position', type: 'number_integer', value: String(index + 1)},
  ],
});

/** The founders, as in `founder` metaobjects. */
export const FOUNDERS: readonly SeedMetaobject[] = PEOPLE.map(toEntry);

export const FOUNDER_PORTRAITS: Seed['pictures'] = PEOPLE.map(({handle, altText}) => ({
  kind: 'image',
  file: `founder-${handle}.png`,
  altText,
  width: 1200,
  height: 1200,
}));
