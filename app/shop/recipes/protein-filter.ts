import type {RecipeCardView} from './recipe-view';

/** The query parameter that names what a cook has. */
export const PROTEIN_PARAM = 'have';

/** Something that recipes are cooked with. */
export interface ProteinChoice {
  /** As in the URL: `chickpeas`. */
  readonly value: string;
  /** As the merchant writes it: `Chickpeas`. */
  readonly label: string;
  /** How many recipes are good with it. */
  readonly count: number;
}

const toValue = (protein: string): string =>
  protein
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

/** Lists what the recipes are good with, the most frequent first. */
export function toProteinChoices(recipes: readonly Pick<RecipeCardView, 'proteins'>[]): readonly ProteinChoice[] {
  const choices = new Map<string, ProteinChoice>();
  for (const label of recipes.flatMap(({proteins}) => proteins)) {
    const value = toValue(label);
    const known = choices.get(value);
    choices.set(value, {value, label: known?.label ?? label, count: (known?.count ?? 0) + 1});
  }
  return [...choices.values()].toSorted((left, right) => right.count - left.count);
}

/** Returns the choice that a URL names; null if it names none of them. */
export function readProtein(search: string, choices: readonly ProteinChoice[]): ProteinChoice | null {
  const wanted = new URLSearchParams(search).get(PROTEIN_PARAM);
  return choices.find(({value}) => value === wanted) ?? null;
}

/** Returns the recipes that are good with something; all of them for null. */
export const filterByProtein = <Recipe extends Pick<RecipeCardView, 'proteins'>>(
  recipes: readonly Recipe[],
  chosen: ProteinChoice | null,
): readonly Recipe[] =>
  chosen ? recipes.filter(({proteins}) => proteins.some((protein) => toValue(protein) === chosen.value)) : recipes;

const MAX_RELATED = 3;

/** Returns other recipes, those with the most in common first. */
export function relatedRecipes(
  recipes: readonly RecipeCardView[],
  {handle, proteins}: Pick<RecipeCardView, 'handle' | 'proteins'>,
): readonly RecipeCardView[] {
  const shared = (other: RecipeCardView) => other.proteins.filter((protein) => proteins.includes(protein)).length;
  return recipes
    .filter((other) => other.handle !== handle)
    .toSorted((left, right) => shared(right) - shared(left))
    .slice(0, MAX_RELATED);
}
