import {createRandom} from '../../kit/random';

/** Chance that always falls the same way for the same name, so that a picture is the same on every machine and in every render. */
export interface Chance {
  /** @returns a number from `low` up to, not including, `high`. */
  between(low: number, high: number): number;
  /** @returns one of the given things. */
  pick<T>(things: readonly [T, ...T[]]): T;
}

/**
 * Seeds by a name (FNV-1a) and goes on by mulberry32.
 * @returns the chance that belongs to this name.
 */
export function chanceOf(name: string): Chance {
  let hash = 2_166_136_261;
  for (const character of name) hash = Math.imul(hash ^ character.charCodeAt(0), 16_777_619);
  const next = createRandom(hash);
  return {
    between: (low, high) => low + (high - low) * next(),
    pick: (things) => things[Math.floor(next() * things.length)] ?? things[0],
  };
}

/** A place, in drawing units. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

const TRIES_PER_POINT = 24;

/**
 * Strews points over a disc round the origin, none nearer to another than `apart`; fewer than `count` when there is no more room.
 * @param radius of the disc, in drawing units.
 */
export function strew(chance: Chance, count: number, radius: number, apart: number): Point[] {
  const points: Point[] = [];
  for (let tries = 0; points.length < count && tries < count * TRIES_PER_POINT; tries += 1) {
    const angle = chance.between(0, Math.PI * 2);
    const distance = radius * Math.sqrt(chance.between(0, 1));
    const point = {x: Math.cos(angle) * distance, y: Math.sin(angle) * distance};
    if (points.every((other) => Math.hypot(other.x - point.x, other.y - point.y) >= apart)) points.push(point);
  }
  return points;
}
