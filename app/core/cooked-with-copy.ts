import type {CookedWith} from './cooked-with';

export const COOKED_WITH_LABELS: Readonly<Record<CookedWith, string>> = {
  chicken: 'Chicken',
  paneer: 'Paneer',
  eggs: 'Eggs',
  chickpeas: 'Chickpeas',
  tofu: 'Tofu',
  'lamb-goat': 'Lamb or goat',
  other: 'Something else',
  none: 'No protein',
};

/** Returns what a review says of its cooking: `Cooked with paneer · 24 minutes`; null if it says nothing. */
export function cookingText(protein: CookedWith | null, minutes: number | null): string | null {
  const used =
    protein &&
    (protein === 'none' ? 'Cooked without protein' : `Cooked with ${COOKED_WITH_LABELS[protein].toLowerCase()}`);
  const time = minutes === null ? null : minutes === 1 ? '1 minute' : `${minutes} minutes`;
  return [used, time].filter(Boolean).join(' · ') || null;
}
