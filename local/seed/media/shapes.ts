import type {Chance, Point} from './name-random';
import {num} from './svg';

const pair = ({x, y}: Point): string => `${num(x)} ${num(y)}`;

/** @returns points from their coordinates in a row: x, y, x, y … */
export const pairs = (coordinates: readonly number[]): Point[] =>
  Array.from({length: coordinates.length / 2}, (_, index) => ({
    x: coordinates[index * 2] ?? 0,
    y: coordinates[index * 2 + 1] ?? 0,
  }));

/**
 * Path data of a smooth closed line through the points (Catmull-Rom, as cubic curves).
 * @param tautness 6 is the smoothest; higher draws straighter sides and sharper corners.
 */
export function smoothLoop(points: readonly Point[], tautness = 6): string {
  const count = points.length;
  const point = (index: number): Point => points[(index + count) % count] ?? {x: 0, y: 0};
  const curves = points.map((_, index) => {
    const [before, from, to, after] = [point(index - 1), point(index), point(index + 1), point(index + 2)];
    const leave = {x: from.x + (to.x - before.x) / tautness, y: from.y + (to.y - before.y) / tautness};
    const arrive = {x: to.x - (after.x - from.x) / tautness, y: to.y - (after.y - from.y) / tautness};
    return `C${pair(leave)} ${pair(arrive)} ${pair(to)}`;
  });
  return `M${pair(point(0))}${curves.join('')}Z`;
}

/** How a blob is drawn: radii in drawing units, `rough` the share by which the outline wanders (0 is an ellipse). */
export interface BlobShape {
  readonly rx: number;
  readonly ry?: number;
  readonly rough?: number;
  readonly corners?: number;
  readonly tautness?: number;
  readonly x?: number;
  readonly y?: number;
}

/** @returns path data of an irregular rounded shape. */
export function blob(
  chance: Chance,
  {rx, ry = rx, rough = 0.14, corners = 9, tautness, x = 0, y = 0}: BlobShape,
): string {
  const start = chance.between(0, Math.PI);
  const points = Array.from({length: corners}, (_, index) => {
    const angle = start + (index / corners) * Math.PI * 2;
    const reach = 1 + chance.between(-rough, rough);
    return {x: x + Math.cos(angle) * rx * reach, y: y + Math.sin(angle) * ry * reach};
  });
  return smoothLoop(points, tautness);
}

/** @returns path data of a pointed leaf from its stem at the origin up to `length`, `width` at its widest, `belly` (0 to 1) along. */
export function leafShape(length: number, width: number, belly = 0.4): string {
  const half = width / 2;
  const widest = -length * belly;
  const [near, far] = [num(widest * 0.35), num(widest - length * 0.32)];
  const tip = num(-length);
  return `M0 0C${num(half)} ${near} ${num(half * 1.15)} ${far} 0 ${tip}C${num(-half * 1.15)} ${far} ${num(-half)} ${near} 0 0Z`;
}

/** @returns path data of an arc of a circle round the origin, angles in degrees clockwise from the right. */
export function arc(radius: number, from: number, to: number): string {
  const end = (degrees: number): string => {
    const angle = (degrees * Math.PI) / 180;
    return `${num(Math.cos(angle) * radius)} ${num(Math.sin(angle) * radius)}`;
  };
  const large = Math.abs(to - from) > 180 ? 1 : 0;
  return `M${end(from)}A${num(radius)} ${num(radius)} 0 ${large} ${to > from ? 1 : 0} ${end(to)}`;
}

/** @returns path data of a circle, for shapes that are cut out of others. */
export const disc = (radius: number, x = 0, y = 0): string =>
  `M${num(x - radius)} ${num(y)}a${num(radius)} ${num(radius)} 0 1 0 ${num(radius * 2)} 0a${num(radius)} ${num(radius)} 0 1 0 ${num(-radius * 2)} 0Z`;

/** @returns places round a circle, the first at the top, each turned to face outwards. */
export function round(count: number, radius: number, start = 0): {x: number; y: number; turn: number}[] {
  return Array.from({length: count}, (_, index) => {
    const turn = start + (index / count) * 360;
    const angle = ((turn - 90) * Math.PI) / 180;
    return {x: Math.cos(angle) * radius, y: Math.sin(angle) * radius, turn};
  });
}
