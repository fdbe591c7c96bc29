const PREFIX = 'heat:';

/** The part of a heat tag after its prefix: words joined by hyphens. */
export const HEAT_LEVEL = /^[a-z]{1,20}(?:-[a-z]{1,20}){0,3}$/;

/** From mildest to hottest; a merchant's own levels come after these. */
const LEVEL_ORDER = ['mild', 'medium', 'medium-hot', 'hot'];

export const heatTag = (level: string): string => PREFIX + level;

/** @returns the label of a level: `Medium-Hot` */
export const heatLabel = (level: string): string => level.replace(/(?:^|-)[a-z]/g, (start) => start.toUpperCase());

/**
 * Extracts the heat levels from a shop's tags.
 * @param tags case-insensitive
 * @returns the levels, mildest first
 */
export function toHeatLevels(tags: readonly string[]): readonly string[] {
  const heatTags = tags.map((tag) => tag.trim().toLowerCase()).filter((tag) => tag.startsWith(PREFIX));
  const levels = new Set(
    heatTags.map((tag) => tag.slice(PREFIX.length).trim()).filter((level) => HEAT_LEVEL.test(level)),
  );
  return [...levels].sort((left, right) => rank(left) - rank(right) || left.localeCompare(right));
}

function rank(level: string): number {
  const index = LEVEL_ORDER.indexOf(level);
  return index < 0 ? LEVEL_ORDER.length : index;
}
