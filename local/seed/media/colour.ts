/** A colour as `#rrggbb`. */
export type Hex = `#${string}`;

const channels = (colour: Hex): readonly [number, number, number] => [
  parseInt(colour.slice(1, 3), 16),
  parseInt(colour.slice(3, 5), 16),
  parseInt(colour.slice(5, 7), 16),
];

/** @returns the colour `share` (0 to 1) of the way from `from` to `to`. */
export function mix(from: Hex, to: Hex, share: number): Hex {
  const [a, b] = [channels(from), channels(to)];
  const blended = a.map((value, index) => Math.round(value + ((b[index] ?? value) - value) * share));
  return `#${blended.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

// Shade is never plain black and light never plain white: both lean warm, as in a kitchen lit by a window.
const SHADE: Hex = '#1d0d12';
const LIGHT: Hex = '#fff8ec';

/** @returns the colour in shade; `share` 0 leaves it, 1 is the darkest shade. */
export const darken = (colour: Hex, share: number): Hex => mix(colour, SHADE, share);

/** @returns the colour in light; `share` 0 leaves it, 1 is the brightest light. */
export const lighten = (colour: Hex, share: number): Hex => mix(colour, LIGHT, share);
