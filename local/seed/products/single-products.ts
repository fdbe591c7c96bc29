import {stepClipNames} from '../media/clip-names';
import {SEED_DATE} from '../seed-date';
import {POLICY_FACTS, POLICY_WORDS} from '../policy-facts';
import type {SeedProduct} from '../types';
import {createGallery, type GalleryTexts} from './gallery';
import {NUTRITION} from './nutrition';
import {RECIPES} from './recipes';

type KitId = keyof typeof RECIPES;

interface Kit extends Pick<
  SeedProduct,
  'number' | 'handle' | 'title' | 'sku' | 'stock' | 'weightGrams' | 'description' | 'tagline' | 'hue'
> {
  readonly catalogId: KitId;
  readonly heat: NonNullable<SeedProduct['heat']>;
  readonly badge?: SeedProduct['badge'];
  readonly bestseller?: boolean;
  /** In descending order by weight, as on a label; allergens are in brackets. */
  readonly ingredients: string;
  readonly contains: string;
  /** Selling points of this dish; those of every kit are added. */
  readonly points: readonly [string, string];
  readonly rating: NonNullable<SeedProduct['rating']>;
  readonly pictures: GalleryTexts;
}

const SINGLE_PRICE_MINOR = 799;

const STORAGE = [
  `Keep the sealed pack in a cool, dry place, out of direct sun. Sealed, it keeps for ${POLICY_WORDS.shelfLife}.`,
  'Once you have opened or mixed it, use it the same day.',
].join('\n');

const SHARED_KITCHEN = 'Packed in a kitchen that also handles milk, cashew and coconut.';

const KIT_POINTS = [
  'A vegetarian kit with no oil and no artificial colors',
  'Low sodium, so you salt it to your own taste',
  `Freeze-dried, with ${POLICY_WORDS.nutrients} of the nutrients retained`,
];

function toProduct(kit: Kit): SeedProduct {
  const {bestseller = false, contains, points, pictures, ...product} = kit;
  const tags = [`size:${POLICY_FACTS.servingsPerPack} servings`, `heat:${kit.heat.toLowerCase()}`];
  return {
    ...product,
    productType: 'Meal Kit',
    priceMinor: SINGLE_PRICE_MINOR,
    tags: bestseller ? ['bestseller', ...tags] : tags,
    ingredients: [kit.ingredients, contains, SHARED_KITCHEN].join('\n'),
    howToUse: RECIPES[kit.catalogId].steps,
    recipe: {
      ingredients: [`1 pack ${kit.title}`, ...RECIPES[kit.catalogId].youAdd],
      steps: RECIPES[kit.catalogId].steps,
      stepClips: stepClipNames(kit.handle).map((name) => `${name}.mp4`),
      proteins: RECIPES[kit.catalogId].proteins,
      swaps: RECIPES[kit.catalogId].swaps,
    },
    storage: STORAGE,
    whyChoose: [...points, ...KIT_POINTS],
    nutrition: NUTRITION[kit.catalogId],
    media: createGallery(kit.handle, kit.title, pictures),
    createdAt: SEED_DATE,
    updatedAt: SEED_DATE,
  };
}

/** The six single packs, in the order of their catalog ids. */
export const SINGLE_PRODUCTS: readonly SeedProduct[] = (
  [
    {
      number: 1,
      catalogId: '1',
      handle: 'chicken-tikka-masala',
      title: 'Chicken Tikka Masala',
      sku: 'FT-CTM',
      stock: 120,
      weightGrams: 74,
      hue: 'tikka',
      heat: 'Mild',
      bestseller: true,
      tagline: 'Silky tomato and cream, very gently spiced',
      description: [
        'A silky tomato sauce, a little tangy and very gently spiced: the curry that wins over people who say they do not like curry.',
        'We cook tomato and onion down with ginger, garlic and cashew, round them off with cream and a pinch of dried fenugreek leaf, and then freeze-dry the lot. Nothing in the pack has been fried.',
        'You add hot water, a spoonful of oil and your own chicken. Paneer and chickpeas like this sauce just as much.',
      ],
      ingredients:
        'Tomato, onion, cream powder (milk), cashew (tree nut), ginger, garlic, coriander, paprika, cumin, fenugreek leaf, turmeric, green cardamom, cinnamon, clove, black pepper, sea salt.',
      contains: 'Contains: milk, tree nuts (cashew).',
      points: [
        'A best seller, and a kind first curry for children',
        'Creamy from cashew and real cream, bright from tomato',
      ],
      rating: {value: 4.8, count: 412},
      pictures: {
        bowl: 'A hand sprinkles coriander over Chicken Tikka Masala in a black karahi',
        ingredients: 'Tomato, onion, cashew, ginger and fenugreek leaf for Chicken Tikka Masala',
      },
    },
    {
      number: 2,
      catalogId: '2',
      handle: 'palak-paneer',
      title: 'Palak Paneer',
      sku: 'FT-PPN',
      stock: 8,
      weightGrams: 66,
      hue: 'palak',
      heat: 'Medium',
      tagline: 'Young spinach, green chili, a slow warmth',
      description: [
        'Spinach, and plenty of it. The leaves are blanched while they are young, so the sauce stays deeply green, and blended smooth with onion, tomato, cumin and a slow warmth of green chili.',
        'The paneer is yours to add: golden cubes from the pan, tender inside, in a spinach sauce that tastes of spinach. No paneer at hand? Firm tofu, chickpeas or potatoes are at home here too.',
      ],
      ingredients:
        'Spinach, onion, tomato, cashew (tree nut), green chili, ginger, garlic, cumin, coriander, fenugreek leaf, turmeric, nutmeg, sea salt.',
      contains: 'Contains: tree nuts (cashew).',
      points: ['A whole meatless dinner once you add paneer', 'More spinach in the pack than anything else'],
      rating: {value: 4.7, count: 268},
      pictures: {
        bowl: 'A hand dips naan into Palak Paneer on a steel thali with rice, raita and pickle',
        ingredients: 'Spinach, green chili, garlic and cumin for Palak Paneer',
      },
    },
    {
      number: 3,
      catalogId: '3',
      handle: 'spicy-pepper-chicken',
      title: 'Spicy Pepper Chicken',
      sku: 'FT-SPC',
      stock: 140,
      weightGrams: 70,
      hue: 'pepper',
      heat: 'Hot',
      badge: 'MOST SOLD',
      tagline: 'Cracked black pepper and toasted coconut',
      description: [
        'Cracked black pepper does the talking here, with fennel, curry leaf and toasted coconut behind it. It starts warm, and it keeps going.',
        'This is a clinging masala rather than a soup of a curry: the paste cooks down until it coats every piece. Eat it with rice to calm it, or rolled in a flatbread when you are in no mood for calm.',
        'You add hot water, a spoonful of oil and your own chicken. Mushrooms and cauliflower take to the pepper well.',
      ],
      ingredients:
        'Onion, tomato, coconut, black pepper, garlic, ginger, fennel seed, coriander, curry leaf, red chili, cumin, star anise, turmeric, sea salt.',
      contains: 'Contains: coconut.',
      points: [
        'The hottest kit we make, and the one we sell most',
        'Heat from black pepper, with flavor all the way through',
      ],
      rating: {value: 4.9, count: 523},
      pictures: {
        bowl: 'Spicy Pepper Chicken with curry leaves and rice on a banana leaf',
        ingredients: 'Black pepper, curry leaf, fennel and coconut for Spicy Pepper Chicken',
      },
    },
    {
      number: 4,
      catalogId: '4',
      handle: 'southern-spiced-biryani',
      title: 'Southern Spiced Biryani',
      sku: 'FT-SSB',
      stock: 95,
      weightGrams: 70,
      hue: 'biryani',
      heat: 'Medium',
      tagline: 'Mint, star anise and a lid to lift',
      description: [
        'Lift the lid and the kitchen smells of mint, star anise and mace. This is the biryani of the south: bright with herbs, warm rather than fierce, every grain of rice carrying its share.',
        'The pack holds the masala, freeze-dried with its mint and cilantro. You add hot water, a spoonful of oil, your own chicken and cooked basmati rice, and let the steam finish the work.',
        'Hard-boiled eggs or mixed vegetables make a fine meatless pot.',
      ],
      ingredients:
        'Onion, tomato, yogurt powder (milk), mint, cilantro, ginger, garlic, green chili, coriander, fennel seed, star anise, mace, green cardamom, cinnamon, clove, bay leaf, turmeric, sea salt.',
      contains: 'Contains: milk.',
      points: ['A one-pot dinner: masala, protein and rice together', 'Mint and cilantro that still taste fresh'],
      rating: {value: 4.8, count: 347},
      pictures: {
        bowl: 'A hand lifts the lid off a copper handi of Southern Spiced Biryani, saffron-colored rice with mint',
        ingredients: 'Mint, star anise, mace and onion for Southern Spiced Biryani',
      },
    },
    {
      number: 5,
      catalogId: '5',
      handle: 'desi-chicken-curry',
      title: 'Desi Chicken Curry',
      sku: 'FT-DCC',
      stock: 110,
      weightGrams: 70,
      hue: 'curry',
      heat: 'Medium',
      tagline: 'An ordinary weeknight, in the best sense',
      description: [
        'The curry of an ordinary weeknight, in the best sense. Onion and tomato, plenty of ginger and garlic, coriander and cumin, and a gravy made to be spooned over rice.',
        'There is no cream to hide behind and none is needed. You add hot water, a spoonful of oil and your own chicken, or potatoes and peas, and it tastes like somebody has been home all afternoon.',
      ],
      ingredients:
        'Onion, tomato, garlic, ginger, coriander, cumin, turmeric, red chili, black pepper, cinnamon, clove, green cardamom, bay leaf, sea salt.',
      contains: 'Contains: none of the nine major allergens.',
      points: ['Plenty of gravy for rice or for dipping roti', 'Made without dairy, nuts or coconut'],
      rating: {value: 4.7, count: 231},
      pictures: {
        bowl: 'Two hands hold a brass bowl of Desi Chicken Curry',
        ingredients: 'Onion, tomato, ginger, garlic and turmeric for Desi Chicken Curry',
      },
    },
    {
      number: 6,
      catalogId: '6',
      handle: 'desi-goat-curry',
      title: 'Desi Goat Curry',
      sku: 'FT-DGC',
      stock: 5,
      weightGrams: 74,
      hue: 'goat',
      heat: 'Medium-Hot',
      tagline: 'Dark roasted onion, black cardamom, time',
      description: [
        'A Sunday curry, dark and deep. Onions roasted further than seems wise, black cardamom for smoke, and enough red chili to notice.',
        'Goat wants time, so give it a head start: cook it tender first, and the kit brings it to the table with the same few minutes of work as any other night. Lamb and mushrooms are happy in its place.',
        'The kit itself is vegetarian. You add hot water, a spoonful of oil and the meat of your choice.',
      ],
      ingredients:
        'Onion, tomato, ginger, garlic, coriander, cumin, red chili, black cardamom, black pepper, cinnamon, clove, nutmeg, turmeric, sea salt.',
      contains: 'Contains: none of the nine major allergens.',
      points: ['Slow-cooked depth from roasted onion and black cardamom', 'Made without dairy, nuts or coconut'],
      rating: {value: 4.6, count: 189},
      pictures: {
        bowl: 'Desi Goat Curry in a clay pot over a fire',
        ingredients: 'Roasted onion, black cardamom, red chili and ginger for Desi Goat Curry',
      },
    },
  ] satisfies readonly Kit[]
).map(toProduct);
