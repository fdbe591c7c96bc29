import {FIGTREE} from './glyphs-figtree';
import {FRAUNCES} from './glyphs-fraunces';
import {at, num, type Svg} from './svg';

interface Glyph {
  readonly advance: number;
  readonly outline: string;
  readonly kerning: ReadonlyMap<string, number>;
}

/** A typeface as outlines, 1000 units an em. */
export interface Face {
  readonly glyphs: ReadonlyMap<string, Glyph>;
  readonly space: number;
}

function parseFace(rows: readonly string[], space: number): Face {
  const glyphs = new Map<string, Glyph>();
  for (const row of rows) {
    const [character = '', advance = '0', outline = '', pairs = ''] = row.split('|');
    const kerning = pairs
      .split(' ')
      .filter(Boolean)
      .map((pair): [string, number] => [pair.slice(0, 1), Number(pair.slice(1))]);
    glyphs.set(character, {advance: Number(advance), outline, kerning: new Map(kerning)});
  }
  return {glyphs, space};
}

/** The display serif: names of dishes, the wordmark. */
export const SERIF = parseFace(FRAUNCES, 195);
/** The plain sans: facts and small print. */
export const SANS = parseFace(FIGTREE, 241);

/** How a line is set: size of the em in drawing units, tracking in thousandths of an em, where `x` lies on the line. */
export interface Setting {
  readonly face: Face;
  readonly size: number;
  readonly tracking?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
}

interface Run {
  readonly glyph: Glyph;
  readonly x: number;
}

function layOut(text: string, {face, tracking = 0}: Setting): {runs: Run[]; width: number} {
  const runs: Run[] = [];
  let x = 0;
  [...text].forEach((character, index, characters) => {
    const glyph = face.glyphs.get(character);
    if (!glyph && character !== ' ') throw new RangeError(`No outline is kept for the character "${character}".`);
    if (glyph) runs.push({glyph, x});
    x += (glyph?.advance ?? face.space) + (glyph?.kerning.get(characters[index + 1] ?? '') ?? 0) + tracking;
  });
  return {runs, width: Math.max(0, x - tracking)};
}

/** @returns the width of a line in drawing units. */
export const lineWidth = (text: string, setting: Setting): number =>
  (layOut(text, setting).width * setting.size) / 1000;

/**
 * Draws a line of text as outlines, its baseline at `y`.
 * @throws RangeError for a character without an outline: a picture with a hole in a name must not reach a shopper.
 */
export function line(
  text: string,
  x: number,
  y: number,
  setting: Setting & {readonly fill: string; readonly opacity?: number},
): Svg {
  const {runs, width} = layOut(text, setting);
  const shift = {start: 0, middle: -width / 2, end: -width}[setting.anchor ?? 'start'];
  const scale = setting.size / 1000;
  const letters = runs.map(
    ({glyph, x: left}) => `<path transform="translate(${num(left + shift)})" d="${glyph.outline}"/>`,
  );
  return at(
    {x, y},
    `<g transform="scale(${scale})" fill="${setting.fill}" fill-opacity="${setting.opacity ?? 1}">${letters.join('')}</g>`,
  );
}

/** @returns the words in at most `most` lines of nearly equal width, in their order. */
export function balance(text: string, most: number): string[] {
  const words = text.split(' ');
  if (words.length <= most) return words;
  const ways = Array.from({length: words.length - 1}, (_, cut) => [
    words.slice(0, cut + 1).join(' '),
    words.slice(cut + 1).join(' '),
  ]);
  const longest = (lines: readonly string[]): number => Math.max(...lines.map((text) => text.length));
  return ways.reduce((best, way) => (longest(way) < longest(best) ? way : best));
}
