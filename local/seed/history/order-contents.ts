import type {Random} from '../../kit/random';
import type {SeedOrder, SeedProduct} from '../types';

const NOTES = [
  'Please leave the box at the back door.',
  'The doorbell is broken, please knock.',
  'This is a gift: no prices in the box, please.',
  'Please pack the mild ones on top, they are for my kids.',
  'Call me if something is out of stock.',
  'Leave it with the front desk if I am not home.',
  'First order, very excited to try the biryani!',
];
const NOTE_SHARE = 0.06;
const EXPRESS_SHARE = 0.14;
const BUNDLE_SHARE = 0.4;
const BUNDLE_WITH_SINGLE_SHARE = 0.15;
const WELCOME_SHARE = 0.12;
const CAMPAIGN_SHARE = 0.55;
/** Chances of 1, 2, 3 … different single packs in an order. */
const KINDS = [0.35, 0.35, 0.2, 0.1];
/** Chances of 1, 2, 3 … of the same single pack. */
const PIECES = [0.55, 0.28, 0.13, 0.02, 0.01, 0.01];

/** Returns an item with a probability in proportion to its weight. */
export function pickWeighted<Item>(items: readonly Item[], weightOf: (item: Item) => number, random: Random): Item {
  let left = random() * items.reduce((sum, item) => sum + weightOf(item), 0);
  const picked = items.find((item) => (left -= weightOf(item)) < 0) ?? items.at(-1);
  if (picked === undefined) throw new Error('there is nothing to pick from');
  return picked;
}

/** Returns 1, 2, 3 … with the given chances. */
const pickCount = (chances: readonly number[], random: Random): number =>
  1 + pickWeighted([...chances.keys()], (index) => chances[index] ?? 0, random);

/** The number of its reviews tells how popular a product is. */
const popularity = ({rating}: SeedProduct): number => rating?.count ?? 0;

/** Creates the lines of an order from the seeded products, the popular ones more often. */
export function createOrderLines(products: readonly SeedProduct[], random: Random): SeedOrder['lines'] {
  const pick = (type: SeedProduct['productType']): string => {
    const {catalogId} = pickWeighted(
      products.filter(({productType}) => productType === type),
      popularity,
      random,
    );
    return catalogId;
  };
  const singles = (count: number) =>
    [...new Set(Array.from({length: count}, () => pick('Meal Kit')))].map((catalogId) => ({
      catalogId,
      quantity: pickCount(PIECES, random),
    }));
  if (random() >= BUNDLE_SHARE) return singles(pickCount(KINDS, random));
  const bundle = {catalogId: pick('Bundle'), quantity: random() < 0.9 ? 1 : 2};
  return random() < BUNDLE_WITH_SINGLE_SHARE ? [bundle, ...singles(1)] : [bundle];
}

/** Returns FUSION15 or WELCOME15 for buyers who used them: each once, one in the campaign and one with a first order. */
export function createDiscountCode(
  {
    isCampaign,
    isFirst,
    hasUsedCampaignCode,
  }: Readonly<Record<'isCampaign' | 'isFirst' | 'hasUsedCampaignCode', boolean>>,
  random: Random,
): string | undefined {
  const chance = random();
  if (isCampaign && !hasUsedCampaignCode && chance < CAMPAIGN_SHARE) return 'FUSION15';
  return isFirst && chance < WELCOME_SHARE ? 'WELCOME15' : undefined;
}

export function createWishes(random: Random): Pick<SeedOrder, 'shippingMethod' | 'note'> {
  const shippingMethod = random() < EXPRESS_SHARE ? 'express' : 'standard';
  const chance = random() / NOTE_SHARE;
  return chance < 1 ? {shippingMethod, note: NOTES[Math.floor(chance * NOTES.length)]} : {shippingMethod};
}
