import {HOME_SECTIONS} from './home/home-sections';
import {REELS} from './home/reels';
import {TESTIMONIALS} from './home/testimonials';
import {POLICY_FACTS, POLICY_WORDS} from './policy-facts';
import {FOUNDER_PORTRAITS, FOUNDERS} from './founders';
import {LOT_ENTRIES} from './lots';
import {PLATES} from './media/plates';
import type {Seed, SeedMetaobject} from './types';

const HOW_IT_WORKS = 'how-it-works.mp4';
const TIFFIN_OFFER = 'tiffin-offer.png';
const FREEZE_DRYER = 'freeze-dryer.png';
const {code, percent} = POLICY_FACTS.bannerCode;

/** The clips that are in no product gallery. */
export const CLIPS: Seed['clips'] = [
  {
    kind: 'video',
    file: HOW_IT_WORKS,
    poster: 'how-it-works.png',
    altText: 'Three steps from pack to plate, a short clip without sound',
  },
];

/** The pictures that are in no product gallery. */
export const PICTURES: Seed['pictures'] = [
  {
    kind: 'image',
    file: 'founders.png',
    altText: 'Our five founders at a table with a steel tiffin and five dishes, each in a vessel of its own',
    width: 1600,
    height: 1200,
  },
  {
    kind: 'image',
    file: TIFFIN_OFFER,
    altText: 'A hand lifts the lid off a steel tiffin of three tiers with curry, palak paneer and rice',
    width: 1200,
    height: 1600,
  },
  {
    kind: 'image',
    file: FREEZE_DRYER,
    altText:
      'A freeze-dryer cut open: frozen curry on the top tray, vapor that leaves the middle one, dry curry on the lowest, and the sealed pack beside it',
    width: 1600,
    height: 900,
  },
  ...FOUNDER_PORTRAITS,
  ...PLATES,
];

/** Settings of the whole storefront, stored in one metaobject of the type `storefront_settings`. */
const STOREFRONT_SETTINGS: SeedMetaobject = {
  number: 1,
  type: 'storefront_settings',
  handle: 'main',
  fields: [
    {key: 'seasonal_title', type: 'single_line_text_field', value: 'Your Halloween basket'},
    {key: 'seasonal_from', type: 'date', value: '2026-10-01'},
    {key: 'seasonal_until', type: 'date', value: '2026-10-31'},
    // The dot makes these usernames invalid, so that they belong to no account.
    {key: 'instagram_url', type: 'url', value: 'https://www.instagram.com/fusiontiffin.example/'},
    {key: 'facebook_url', type: 'url', value: 'https://www.facebook.com/fusiontiffin.example'},
    {key: 'support_email', type: 'single_line_text_field', value: POLICY_FACTS.supportEmail},
    {
      key: 'about_text',
      type: 'multi_line_text_field',
      value:
        'Freeze-dried Indian meal kits for home cooks. Add water, a spoonful of oil and your own protein, and dinner for two is on the table.',
    },
    {key: 'free_shipping_minor', type: 'number_integer', value: String(POLICY_FACTS.freeShippingMinor)},
    {
      key: 'pack_offers',
      type: 'list.single_line_text_field',
      value: JSON.stringify(POLICY_FACTS.packOffers.map(({packs, offMinor}) => `${packs}: ${offMinor}`)),
    },
    {key: 'banner_variant', type: 'single_line_text_field', value: 'by-page'},
    {key: 'banner_code', type: 'single_line_text_field', value: code},
    {
      key: 'banner_a_messages',
      type: 'list.single_line_text_field',
      value: JSON.stringify([
        `Save ${percent}% with code ${code} on all products`,
        `Authentic Indian flavors in ${POLICY_FACTS.handsOnMinutes} minutes`,
        `Free shipping on orders over ${POLICY_WORDS.bannerFreeShipping}`,
      ]),
    },
    {
      key: 'banner_b_messages',
      type: 'list.single_line_text_field',
      value: JSON.stringify([
        `${percent}% off your first order with code ${code}`,
        `New here? ${code} takes ${percent}% off your first order`,
        `Every dish, ${percent}% off your first order: ${code}`,
      ]),
    },
    {key: 'how_it_works_clip', type: 'file_reference', value: HOW_IT_WORKS},
    {key: 'popup_picture', type: 'file_reference', value: TIFFIN_OFFER},
    {key: 'science_picture', type: 'file_reference', value: FREEZE_DRYER},
  ],
};

/** The metaobjects of a fresh shop, without the nutrition facts, which are defined with their products. */
export const METAOBJECTS: readonly SeedMetaobject[] = [
  STOREFRONT_SETTINGS,
  ...HOME_SECTIONS,
  ...TESTIMONIALS,
  ...REELS,
  ...FOUNDERS,
  ...LOT_ENTRIES,
];
