import {darken, lighten, type Hex} from './colour';
import {GLAZES} from './glazes';
import {gloss, slopePaint, type Item} from './item';
import {circle, ellipse, group, num, path, rect, type Sheet, type Svg} from './svg';
import {FILL, vessel} from './vessel';

const BRASS: Hex = '#d0a043';

/** @returns a pan with a long handle downwards, 1000 units across about the origin. */
export function pan(sheet: Sheet, content: Svg): Item {
  const floor = circle(0, 0, 500 * FILL, {fill: slopePaint(sheet, '#3b353a', {light: 0.05, dark: 0.35})});
  const bowl = vessel(sheet, {glaze: GLAZES.slate}, 500, floor + content);
  const handle = (fill: string): Svg => rect(-62, 470, 124, 560, {rx: 50, fill});
  const sides = {x1: 0, y1: 0, x2: 1, y2: 0};
  return {
    silhouette: bowl.silhouette + rect(-62, 470, 124, 560, {rx: 50}),
    art: group(
      {},
      handle(slopePaint(sheet, '#3a3238', {light: 0.28, dark: 0.3, line: sides})),
      rect(-34, 560, 22, 400, {rx: 11, fill: '#ffffff', opacity: 0.16}),
      bowl.art,
    ),
  };
}

/** @returns a brass jug, its lip at the origin, its body to the right; turned to the left it pours. */
export function jug(sheet: Sheet): Svg {
  const body =
    'M0 0C40 18 60 22 92 24C84 60 62 84 62 140C62 230 120 268 210 268C300 268 358 230 358 140C358 84 336 60 328 20C250 -2 110 -6 0 0Z';
  return group(
    {},
    path('M330 60C430 50 440 200 344 210', {
      stroke: darken(BRASS, 0.3),
      strokeWidth: 30,
      fill: 'none',
      strokeLinecap: 'round',
    }),
    path('M330 56C424 48 434 196 344 204', {
      stroke: lighten(BRASS, 0.2),
      strokeWidth: 14,
      fill: 'none',
      strokeLinecap: 'round',
    }),
    path(body, {fill: slopePaint(sheet, BRASS, {light: 0.5, dark: 0.45, line: {x1: 0.1, y1: 0, x2: 1, y2: 0.6}})}),
    ellipse(180, 14, 150, 16, {fill: darken(BRASS, 0.55)}),
    path('M84 150C84 210 120 244 170 252', {
      stroke: '#ffffff',
      strokeWidth: 16,
      fill: 'none',
      opacity: 0.5,
      strokeLinecap: 'round',
    }),
    path('M64 118C150 136 270 136 356 118', {stroke: darken(BRASS, 0.35), strokeWidth: 6, fill: 'none', opacity: 0.7}),
  );
}

/** @returns a small bottle of oil, its mouth at the origin, standing downwards from it; turned over it pours. */
export function oilBottle(sheet: Sheet): Svg {
  const glass = 'M-24 0H24V70C24 96 74 104 74 160V330Q74 356 48 356H-48Q-74 356 -74 330V160C-74 104 -24 96 -24 70Z';
  return group(
    {},
    path(glass, {fill: '#dfe6c8', opacity: 0.85}),
    path('M-62 170C-62 120 -20 104 -20 80H20C20 104 62 120 62 170V326Q62 344 44 344H-44Q-62 344 -62 326Z', {
      fill: slopePaint(sheet, '#e2a21f', {light: 0.35, dark: 0.25}),
    }),
    rect(-30, -10, 60, 26, {rx: 8, fill: '#6b4426'}),
    path('M-46 176V316', {stroke: '#ffffff', strokeWidth: 12, fill: 'none', opacity: 0.55, strokeLinecap: 'round'}),
    gloss(sheet, 20, 130, 24, 16, 0.5),
  );
}

/**
 * @param sway of the stream, -1 to 1.
 * @returns what is poured, from the origin down to `fall` units below and `lean` to the side.
 */
export function stream(colour: Hex, width: number, fall: number, lean: number, sway: number): Svg {
  const bend = lean * 0.2 + sway * 8;
  const d = `M0 0C${num(bend)} ${num(fall * 0.3)} ${num(lean * 0.8 + sway * 6)} ${num(fall * 0.6)} ${num(lean)} ${num(fall)}`;
  const line = (stroke: Hex, share: number, opacity: number): Svg =>
    path(d, {stroke, strokeWidth: width * share, fill: 'none', opacity, strokeLinecap: 'round'});
  return line(colour, 1, 0.8) + line('#ffffff', 0.3, 0.75);
}
