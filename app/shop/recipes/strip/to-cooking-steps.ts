import {memoize} from '~/core/memoize';
import {readEntries} from '~/shop/catalog/model/metafields';
import {playableUrl, toPicture} from '~/shop/catalog/model/to-gallery';
import type {CookingStepsQuery} from '../../../../storefrontapi.generated';
import {parseTimes} from '../method/recipe-step';
import type {CookingStepsView} from './cooking-steps-view';

const MINUTE_MS = 60_000;

/**
 * Converts the recipe of a product to the steps that its page shows as clips.
 * @returns null unless the recipe has one playable clip for each step, so that no clip stands beside another step's text
 */
export const toCookingSteps = memoize(({product}: CookingStepsQuery): CookingStepsView | null => {
  const {steps, stepClips} = product?.recipe?.reference ?? {};
  const texts = readEntries(steps);
  const clips = stepClips?.references?.nodes ?? [];
  if (texts.length === 0 || clips.length !== texts.length) return null;
  const shown = texts.flatMap((text, index) => {
    const clip = clips[index];
    const url = clip && 'sources' in clip ? playableUrl(clip.sources) : null;
    if (!clip || !('sources' in clip) || url === null) return [];
    const times = parseTimes(text).map((time) => time.text);
    return [{text, times, url, alt: clip.alt?.trim() ?? '', poster: toPicture(clip.previewImage)}];
  });
  return shown.length === texts.length ? {steps: shown, mostMinutes: sumMinutes(texts)} : null;
});

/** Returns the protein that a kit is usually cooked with; null if the merchant names none. */
export const toUsualProtein = ({product}: CookingStepsQuery): string | null =>
  readEntries(product?.recipe?.reference?.proteins)[0] ?? null;

function sumMinutes(steps: readonly string[]): number | null {
  const times = steps.flatMap(parseTimes);
  return times.length > 0 ? Math.round(times.reduce((total, {mostMs}) => total + mostMs, 0) / MINUTE_MS) : null;
}
