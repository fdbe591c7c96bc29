import {POLICY_FACTS, POLICY_WORDS} from '../policy-facts';

export interface KitRecipe {
  /** What the cook adds, because the kit contains neither oil nor protein. */
  readonly youAdd: readonly string[];
  /** In order; the times sum to the prep and cook times that every page states. */
  readonly steps: readonly string[];
  /** What the kit is good with, the usual one first. */
  readonly proteins: readonly string[];
  readonly swaps: readonly string[];
}

const PASTE_STEP = `Make the recipe paste: stir the whole pack into ${POLICY_WORDS.paste} hot water and let it stand for ${POLICY_FACTS.prepMinutes} minutes.`;
const OIL = '1 tablespoon oil';
const WATER = `${POLICY_WORDS.paste} hot water for the paste`;
const SALT = 'Salt to taste';
const CHICKEN = '½ lb (225 g) boneless chicken, cut into bite-size pieces';
const CHICKEN_DONE = 'until the chicken is cooked through (165 °F, 74 °C)';

/** Recipes of the single kits by catalog id, for the product page and the recipe. */
export const RECIPES = {
  '1': {
    youAdd: [CHICKEN, OIL, WATER, SALT, 'Rice or naan, to serve'],
    steps: [
      PASTE_STEP,
      `Heat the oil in a wide pan over medium heat. Add the chicken and saute ${POLICY_WORDS.saute}, until lightly browned.`,
      'Stir in the paste and ¼ cup (60 mL) more water.',
      `Cover and simmer for ${POLICY_WORDS.simmer}, stirring now and then, ${CHICKEN_DONE} and the sauce is creamy.`,
      'Taste, add salt, and serve with rice or warm naan.',
    ],
    proteins: ['Chicken', 'Paneer', 'Chickpeas', 'Tofu'],
    swaps: [
      'Paneer: use the same weight in cubes, and turn them until golden.',
      'Chickpeas: drain a can of them, and add them with the paste instead of browning them.',
      'Tofu: press firm tofu dry, cut it into cubes, and brown them like the chicken.',
    ],
  },
  '2': {
    youAdd: ['½ lb (225 g) paneer, cut into cubes', OIL, WATER, SALT, 'Roti or rice, to serve'],
    steps: [
      PASTE_STEP,
      `Heat the oil in a nonstick pan over medium heat. Add the paneer and saute ${POLICY_WORDS.saute}, turning it until golden on most sides.`,
      'Stir in the paste and ¼ cup (60 mL) more water.',
      `Simmer gently for ${POLICY_WORDS.simmer}, until the spinach is thick and glossy and the paneer is soft.`,
      'Taste, add salt, and serve with roti or rice.',
    ],
    proteins: ['Paneer', 'Tofu', 'Chickpeas'],
    swaps: [
      'Tofu: use firm tofu, pressed dry, and turn it until golden like the paneer.',
      'Chickpeas: drain a can of them, and add them with the paste instead of browning them.',
    ],
  },
  '3': {
    youAdd: [CHICKEN, OIL, WATER, SALT, 'A squeeze of lime', 'Rice or flatbread, to serve'],
    steps: [
      PASTE_STEP,
      `Heat the oil in a wide pan over medium-high heat. Add the chicken and saute ${POLICY_WORDS.saute}, until browned at the edges.`,
      'Stir in the paste so that it coats every piece.',
      `Cook uncovered over medium heat for ${POLICY_WORDS.simmer}, stirring often, ${CHICKEN_DONE} and the sauce clings to it.`,
      'Taste, add salt, and finish with a squeeze of lime.',
    ],
    proteins: ['Chicken', 'Paneer', 'Eggs'],
    swaps: [
      'Paneer: use the same weight in cubes; it needs no thermometer, only a golden crust.',
      'Eggs: hard-boil four, halve them, and lay them into the sauce for the last minutes.',
    ],
  },
  '4': {
    youAdd: [CHICKEN, '2 cups cooked basmati rice', OIL, WATER, SALT, 'Plain yogurt, to serve'],
    steps: [
      PASTE_STEP,
      `Heat the oil in a heavy pot over medium heat. Add the chicken and saute ${POLICY_WORDS.saute}, until lightly browned.`,
      `Stir in the paste and simmer for 5 minutes, ${CHICKEN_DONE}.`,
      'Spread the cooked rice on top, cover tightly and steam over low heat for 5 minutes.',
      'Fold rice and sauce together gently, taste, add salt, and serve with yogurt.',
    ],
    proteins: ['Chicken', 'Eggs', 'Chickpeas'],
    swaps: [
      'Eggs: hard-boil four, and lay them on the sauce before the rice goes on top.',
      'Chickpeas: drain a can of them, and add them with the paste instead of browning them.',
    ],
  },
  '5': {
    youAdd: [CHICKEN, OIL, WATER, SALT, 'Chopped cilantro', 'Rice or roti, to serve'],
    steps: [
      PASTE_STEP,
      `Heat the oil in a pan over medium heat. Add the chicken and saute ${POLICY_WORDS.saute}, until lightly browned.`,
      'Stir in the paste and ½ cup (125 mL) more water for a curry you can spoon over rice.',
      `Cover and simmer for ${POLICY_WORDS.simmer}, ${CHICKEN_DONE}.`,
      'Taste, add salt, and scatter with cilantro.',
    ],
    proteins: ['Chicken', 'Eggs', 'Chickpeas'],
    swaps: [
      'Eggs: hard-boil four, halve them, and lay them into the sauce for the last minutes.',
      'Chickpeas: drain a can of them, and add them with the paste instead of browning them.',
    ],
  },
  '6': {
    youAdd: [
      '¾ lb (340 g) goat, cooked until tender (a pressure cooker does it in about half an hour)',
      OIL,
      WATER,
      SALT,
      'Rice or roti, to serve',
    ],
    steps: [
      PASTE_STEP,
      `Heat the oil in a heavy pot over medium heat. Add the cooked goat and saute ${POLICY_WORDS.saute}, until browned.`,
      'Stir in the paste and ½ cup (125 mL) of the broth the goat was cooked in, or water.',
      `Cover and simmer for ${POLICY_WORDS.simmer}, until the sauce is dark and coats the meat.`,
      'Taste, add salt, and serve with rice or roti.',
    ],
    proteins: ['Goat', 'Lamb', 'Chickpeas'],
    swaps: [
      'Lamb: use the same weight of lamb, cooked until tender, and brown it like the goat.',
      'Chickpeas: drain a can of them, and add them with the paste instead of browning them.',
    ],
  },
} as const satisfies Readonly<Record<string, KitRecipe>>;
