import type {Hex} from './colour';

/** A piece of SVG markup. */
export type Svg = string;

type Attributes = Readonly<Record<string, string | number | undefined>>;

// These presentation attributes are written with a hyphen; SVG's other two-word attributes (`gradientUnits`) are not.
const HYPHENATED = /^(stroke|fill|stop|clip|mix)[A-Z]/;

/** @returns a number for markup: a tenth of a unit is finer than any screen shows. */
export const num = (value: number): string => String(Math.round(value * 10) / 10);

function attribute(name: string, value: string | number): string {
  const written = HYPHENATED.test(name) ? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) : name;
  return ` ${written}="${typeof value === 'number' ? Math.round(value * 1000) / 1000 : value}"`;
}

/** @returns an element; attributes in camelCase, those that are undefined left out. */
export function el(name: string, attributes: Attributes, ...children: readonly Svg[]): Svg {
  const written = Object.entries(attributes).map(([key, value]) => (value === undefined ? '' : attribute(key, value)));
  const content = children.join('');
  return content ? `<${name}${written.join('')}>${content}</${name}>` : `<${name}${written.join('')}/>`;
}

/**
 * A shape with one paint takes its opacity as that paint's: to the renderer an element's own opacity means a layer of the
 * whole canvas, and a dish has hundreds of translucent marks.
 */
function shape(name: string, geometry: Attributes, {opacity, ...look}: Attributes): Svg {
  if (opacity === undefined) return el(name, {...geometry, ...look});
  if (look.fill === 'none') return el(name, {...geometry, ...look, strokeOpacity: opacity});
  if (look.stroke === undefined) return el(name, {...geometry, ...look, fillOpacity: opacity});
  return el(name, {...geometry, ...look, opacity});
}

/** @returns a shape of path data. */
export const path = (d: string, look: Attributes = {}): Svg => shape('path', {d}, look);
/** @returns a circle: middle and radius in drawing units. */
export const circle = (cx: number, cy: number, r: number, look: Attributes = {}): Svg =>
  shape('circle', {cx, cy, r}, look);
/** @returns an ellipse: middle and radii in drawing units. */
export const ellipse = (cx: number, cy: number, rx: number, ry: number, look: Attributes = {}): Svg =>
  shape('ellipse', {cx, cy, rx, ry}, look);
/** @returns a rectangle: top left corner and sides in drawing units. */
export const rect = (x: number, y: number, width: number, height: number, look: Attributes = {}): Svg =>
  shape('rect', {x, y, width, height}, look);
/** @returns pieces that share attributes. */
export const group = (attributes: Attributes, ...children: readonly Svg[]): Svg => el('g', attributes, ...children);

/** Where a piece lies: its origin, its turn in degrees clockwise, and its size against the size it was drawn at. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly turn?: number;
  readonly scale?: number;
}

/** @returns the pieces moved to a place. */
export function at({x, y, turn = 0, scale = 1}: Place, ...children: readonly Svg[]): Svg {
  const turned = turn === 0 ? '' : ` rotate(${num(turn)})`;
  const scaled = scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`;
  return el('g', {transform: `translate(${num(x)} ${num(y)})${turned}${scaled}`}, ...children);
}

/** A colour along a gradient: where (0 to 1), which, how opaque. */
export type Stop = readonly [offset: number, colour: Hex, opacity?: number];

const stop = ([offset, stopColor, stopOpacity]: Stop): Svg => el('stop', {offset, stopColor, stopOpacity});

/** Collects what a picture's pieces refer to. The same paint asked for twice is defined once. */
export interface Sheet {
  /** A gradient from one point to another of the painted shape's box (0 to 1); top to bottom when not told. */
  linear(stops: readonly Stop[], line?: {x1?: number; y1?: number; x2?: number; y2?: number}): string;
  /** A gradient outwards from a focus in the painted shape's box (0 to 1). */
  radial(stops: readonly Stop[], disc?: {cx?: number; cy?: number; r?: number; fx?: number; fy?: number}): string;
  /** Only what lies within the shape. Costs the renderer much: hiding what is over by drawing on top of it is cheaper. */
  clip(shape: Svg): string;
  /** A repeating tile of the given size, turned by degrees. */
  tile(width: number, height: number, turn: number, content: Svg): string;
  /** @returns the finished picture: `width` × `height` drawing units. */
  picture(width: number, height: number, ...content: readonly Svg[]): Svg;
}

/** @returns an empty sheet: one for each picture. */
export function createSheet(): Sheet {
  const definitions = new Map<string, string>();
  const define = (name: string, attributes: Attributes, content: Svg): string => {
    const key = el(name, attributes, content);
    const known = definitions.get(key);
    if (known) return known;
    const id = `d${definitions.size.toString(36)}`;
    const markup = `url(#${id})`;
    definitions.set(key, markup);
    return markup;
  };
  const written = (): Svg =>
    [...definitions].map(([markup, reference]) => markup.replace(' ', ` id="${reference.slice(5, -1)}" `)).join('');
  return {
    linear: (stops, line = {}) =>
      define('linearGradient', {x1: 0, y1: 0, x2: 0, y2: 1, ...line}, stops.map(stop).join('')),
    radial: (stops, disc = {}) =>
      define('radialGradient', {cx: 0.5, cy: 0.5, r: 0.5, ...disc}, stops.map(stop).join('')),
    clip: (shape) => define('clipPath', {clipPathUnits: 'userSpaceOnUse'}, shape),
    tile: (width, height, turn, content) =>
      define('pattern', {width, height, patternUnits: 'userSpaceOnUse', patternTransform: `rotate(${turn})`}, content),
    picture: (width, height, ...content) =>
      el(
        'svg',
        {xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`},
        el('defs', {}, written()),
        ...content,
      ),
  };
}
