const PREFIX = 'heat:';

/** How a level is written behind the prefix of its tag: words joined by hyphens. */
export const HEAT_LEVEL = /^[a-z]{1,20}(?:-[a-z]{1,20}){0,3}$/;

/** From the gentlest to the hottest; a level of the merchant's own stands behind them. */
const LADDER = ['mild', 'medium', 'medium-hot', 'hot'];

/** @returns the tag that marks products of a level. */
export const heatTag = (level: string): string => PREFIX + level;

/** @returns what a level is called: `Medium-Hot` */
export const heatLabel = (level: string): string => level.replace(/(?:^|-)[a-z]/g, (start) => start.toUpperCase());

/**
 * Finds the levels that a shop's products have.
 * @param tags all tags of the shop, in any letter case
 * @returns the levels, gentlest first
 */
export function findHeatLevels(tags: readonly string[]): readonly string[] {
  const written = tags.map((tag) => tag.trim().toLowerCase()).filter((tag) => tag.startsWith(PREFIX));
  const levels = new Set(
    written.map((tag) => tag.slice(PREFIX.length).trim()).filter((level) => HEAT_LEVEL.test(level)),
  );
  return [...levels].sort((left, right) => rank(left) - rank(right) || left.localeCompare(right));
}

function rank(level: string): number {
  const place = LADDER.indexOf(level);
  return place < 0 ? LADDER.length : place;
}
