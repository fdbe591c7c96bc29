import type {SeedMetaobject} from './types';

const FIRST_NUMBER = 401;

interface Lot {
  /** Of the SKU, the year and the week in which it was dried. */
  readonly number: string;
  /** Catalog id of the dish. */
  readonly dish: string;
  readonly driedOn: string;
  readonly roastedBy: string;
  readonly spice: string;
  /** A place and its state. */
  readonly origin: string;
  readonly verdict: string;
  readonly taster: string;
}

const FATIMA = 'Fatima Sheikh';
const DANIEL = 'Daniel D’Souza';
const MEERA = 'Meera Krishnan';
const HARJIT = 'Harjit Singh Gill';

const LOTS: readonly Lot[] = [
  {
    number: 'CTM-2619',
    dish: '1',
    driedOn: '2026-05-06',
    roastedBy: FATIMA,
    spice: 'Fenugreek leaf',
    origin: 'Nagaur, Rajasthan',
    verdict:
      'Cooked blind beside a fresh pot. I chose this one first, for the fenugreek, and was wrong, so it is right.',
    taster: MEERA,
  },
  {
    number: 'PPN-2620',
    dish: '2',
    driedOn: '2026-05-12',
    roastedBy: FATIMA,
    spice: 'Cumin',
    origin: 'Unjha, Gujarat',
    verdict: 'Green, and it tastes green. The cumin arrives late and stays, as it should.',
    taster: MEERA,
  },
  {
    number: 'SPC-2621',
    dish: '3',
    driedOn: '2026-05-19',
    roastedBy: FATIMA,
    spice: 'Black pepper',
    origin: 'Wayanad, Kerala',
    verdict: 'First the coconut, then nothing, then the pepper. I drank a whole lassi and went back for more.',
    taster: HARJIT,
  },
  {
    number: 'SSB-2620',
    dish: '4',
    driedOn: '2026-05-14',
    roastedBy: FATIMA,
    spice: 'Green cardamom',
    origin: 'Idukki, Kerala',
    verdict: 'Mint first, mace last. I opened the lid in the kitchen, and three people came in to ask.',
    taster: DANIEL,
  },
  {
    number: 'DCC-2621',
    dish: '5',
    driedOn: '2026-05-20',
    roastedBy: DANIEL,
    spice: 'Turmeric',
    origin: 'Nizamabad, Telangana',
    verdict: 'Tastes like a Tuesday at home, which is the highest mark I give.',
    taster: MEERA,
  },
  {
    number: 'DGC-2619',
    dish: '6',
    driedOn: '2026-05-07',
    roastedBy: DANIEL,
    spice: 'Black cardamom',
    origin: 'Gangtok, Sikkim',
    verdict: 'Smoke from the cardamom, sweetness from the onion. Dark enough; I would not roast it any further.',
    taster: DANIEL,
  },
  {
    number: 'PPN-2615',
    dish: '2',
    driedOn: '2026-04-08',
    roastedBy: FATIMA,
    spice: 'Cumin',
    origin: 'Jodhpur, Rajasthan',
    verdict: 'A shade quieter than the last one: young spinach after a cold March. Good with a squeeze of lemon.',
    taster: MEERA,
  },
  {
    number: 'DGC-2614',
    dish: '6',
    driedOn: '2026-04-01',
    roastedBy: DANIEL,
    spice: 'Red chili',
    origin: 'Guntur, Andhra Pradesh',
    verdict: 'Honest heat that builds slowly. The second spoon is hotter than the first, and that is the point.',
    taster: HARJIT,
  },
];

/** Invented lots, marked as samples: a storefront on a real store does not show them. The handle is the number in lower case. */
export const LOT_ENTRIES: readonly SeedMetaobject[] = LOTS.map((lot, index) => ({
  number: FIRST_NUMBER + index,
  type: 'lot',
  handle: lot.number.toLowerCase(),
  fields: [
    {key: 'number', type: 'single_line_text_field', value: lot.number},
    {key: 'products', type: 'list.product_reference', value: JSON.stringify([lot.dish])},
    {key: 'dried_on', type: 'date', value: lot.driedOn},
    {key: 'roasted_by', type: 'single_line_text_field', value: lot.roastedBy},
    {key: 'spice', type: 'single_line_text_field', value: lot.spice},
    {key: 'origin', type: 'single_line_text_field', value: lot.origin},
    {key: 'verdict', type: 'multi_line_text_field', value: lot.verdict},
    {key: 'taster', type: 'single_line_text_field', value: lot.taster},
    {key: 'is_sample', type: 'boolean', value: 'true'},
  ],
}));
