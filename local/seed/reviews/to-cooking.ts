import type {SeedCooking, SeedReviewText} from './seed-review';

/** What most people cook each of the packs with, by catalog id; bundles are several dishes. */
const USUAL: Readonly<Record<string, SeedCooking['protein']>> = {
  '1': 'chicken',
  '2': 'paneer',
  '3': 'chicken',
  '4': 'chicken',
  '5': 'chicken',
  '6': 'lamb-goat',
};

const WORDS: readonly (readonly [word: RegExp, protein: NonNullable<SeedCooking['protein']>])[] = [
  [/chickpea/i, 'chickpeas'],
  [/paneer/i, 'paneer'],
  [/tofu/i, 'tofu'],
  [/\beggs?\b/i, 'eggs'],
  [/\b(?:goat|lamb)\b/i, 'lamb-goat'],
  [/shrimp|salmon|fish/i, 'other'],
  [/chicken/i, 'chicken'],
];

/** Around the promised time; some do not say. */
const MINUTES = [24, 27, null, 25, 22, 28, 26, null, 23, 30];
const CHANGES = ['A splash more water.', null, null, 'A squeeze of lime at the end.', null, null, null];

/** Returns what an author says of the cooking. It agrees with their text; who names several proteins has not chosen one. */
export function toCooking(catalogId: string, [, title, body]: SeedReviewText, index: number): SeedCooking {
  const usual = USUAL[catalogId];
  if (usual === undefined) return {protein: null, minutes: null, changes: null};
  const text = `${title} ${body}`.replaceAll(/instead of \w+/gi, '');
  const named = WORDS.filter(([word]) => word.test(text)).map(([, protein]) => protein);
  const [only] = named;
  const saysMinutes = /twenty-five minutes/i.test(text) ? 25 : (MINUTES[index % MINUTES.length] ?? null);
  return {
    protein: named.length > 1 ? null : (only ?? usual),
    minutes: saysMinutes,
    changes: CHANGES[index % CHANGES.length] ?? null,
  };
}
