import type {ClipDrawing} from './clip-drawings';
import {FOOD, SAUCES} from './dishes';
import {corianderBunches} from './garnish';
import {gravy} from './gravy';
import {layOut, type Laid} from './item';
import {jug, oilBottle, pan, stream} from './kitchen';
import {bayLeaf} from './leaves';
import {line, SERIF} from './lettering';
import {cloth} from './linen';
import {eased, risingSteam, simmering, TURN} from './motion';
import {BRAND} from './palette';
import {UPRIGHT} from './picture-sizes';
import {chunk} from './pieces';
import {powder} from './pinch-bowls';
import {pouch} from './pouch';
import {chanceOf} from './name-random';
import {garlicBulb} from './roots';
import {table} from './sets';
import {starAnise} from './spices';
import {at, circle, createSheet, ellipse, group, type Place, type Sheet, type Svg} from './svg';

const {width, height} = UPRIGHT;
const SECONDS = 6;
const PAN: Place = {x: 540, y: 1130, scale: 0.88};
const DISH = 'chicken-tikka-masala';

/** The steps, each with the second it begins at; the clip ends as it begins. */
const STEPS = [
  {words: 'Add water plus oil', from: 0},
  {words: 'Add protein', from: 2},
  {words: 'Simmer and serve', from: 3.9},
] as const;
const FADE_FROM = 5.6;
const POSTER_SECOND = 5.2;

function captions(second: number): Svg {
  return STEPS.map(({words, from}, index) => {
    const until = STEPS[index + 1]?.from ?? SECONDS;
    const opacity = eased(second, from, from + 0.2) * (1 - eased(second, until - 0.2, until));
    if (opacity === 0) return '';
    const disc = circle(540, 196, 58, {fill: BRAND.turmeric});
    const number = line(String(index + 1), 540, 220, {face: SERIF, size: 68, anchor: 'middle', fill: BRAND.ink});
    const text = line(words, 540, 362, {face: SERIF, size: 92, anchor: 'middle', fill: BRAND.ink});
    return group({opacity}, disc, number, text);
  }).join('');
}

/** The paste: a heap of the pack's powder that water turns into sauce. */
function paste(sheet: Sheet): (second: number) => Svg {
  const heap = powder(sheet, '#b9502a', 250);
  const sauce = gravy(sheet, chanceOf('sauce of the three steps'), SAUCES[DISH], FOOD);
  return (second) => {
    const poured = eased(second, 0.5, 1.9);
    const pool = at({x: 0, y: 0, scale: 0.3 + 0.7 * poured}, sauce);
    return heap + (poured > 0 ? group({opacity: Math.min(1, poured * 3)}, pool) : '');
  };
}

function pouring(sheet: Sheet): (second: number) => Svg {
  const [water, oil] = [jug(sheet), oilBottle(sheet)];
  return (second) => {
    const sway = Math.sin(second * TURN * 2.5);
    const jugIn = eased(second, 0, 0.45) * (1 - eased(second, 1.5, 1.95));
    const oilIn = eased(second, 0.35, 0.8) * (1 - eased(second, 1.6, 2.05));
    const jugAt = {x: 690 + (1 - jugIn) * 620, y: 640, turn: -38 * eased(second, 0.25, 0.6), scale: 0.9};
    const oilAt = {x: 318 - (1 - oilIn) * 620, y: 700, turn: 122, scale: 0.72};
    const flows = (from: number, to: number): boolean => second > from && second < to;
    return (
      (flows(0.5, 1.55) ? at({x: 684, y: 650}, stream('#cfe3ec', 34, 440, -70, sway)) : '') +
      (flows(0.8, 1.65) ? at({x: 322, y: 704}, stream('#e6a925', 13, 400, 60, -sway)) : '') +
      (jugIn > 0 ? at(jugAt, water) : '') +
      (oilIn > 0 ? at(oilAt, at({x: 0, y: 0, turn: 120}, oil)) : '')
    );
  };
}

const PIECES = [
  [-190, -200],
  [40, -240],
  [220, -120],
  [-260, 20],
  [-20, -30],
  [250, 130],
  [-160, 210],
  [70, 250],
  [90, 90],
] as const;

/** Pieces of meat that drop into the pan one after the other, from a little above it. */
function dropping(sheet: Sheet): (second: number) => Svg {
  const chance = chanceOf('protein of the three steps');
  const look = {size: 96, colour: '#d9602a', char: '#4a1609', gravy: SAUCES[DISH].colour, roast: 0.62} as const;
  const pieces = PIECES.map(([x, y]) => ({x, y, art: chunk(sheet, chance, look)}));
  return (second) =>
    pieces
      .map(({x, y, art}, index) => {
        const fallen = eased(second, 2.1 + index * 0.16, 2.45 + index * 0.16);
        if (fallen === 0) return '';
        const splash = {
          fill: 'none',
          stroke: '#ffe0c2',
          strokeWidth: 6,
          opacity: 0.5 * (1 - eased(second, 2.4 + index * 0.16, 2.8 + index * 0.16)),
        };
        const ripple = fallen === 1 ? ellipse(x, y, 110, 92, splash) : '';
        return (
          ripple +
          at({x, y: y - (1 - fallen) * 260, scale: 1.5 - 0.5 * fallen}, group({opacity: Math.min(1, fallen * 4)}, art))
        );
      })
      .join('');
}

function finishing(sheet: Sheet): (second: number) => Svg {
  const sprigs = corianderBunches(
    sheet,
    chanceOf('sprigs of the three steps'),
    [
      {x: -10, y: -10},
      {x: -200, y: 120},
      {x: 190, y: -150},
    ],
    1.4,
  );
  return (second) => {
    const hot = eased(second, 3.9, 4.4);
    const strewn = eased(second, 4.5, 4.9);
    const boiling =
      hot > 0 ? group({opacity: hot}, simmering((second / SECONDS) * 2, FOOD, SAUCES[DISH].colour, 34)) : '';
    return boiling + (strewn > 0 ? group({opacity: strewn}, sprigs) : '');
  };
}

function ground(sheet: Sheet): Svg {
  const laid: Laid[] = [
    {item: cloth(sheet, DISH, 1000), place: {x: 560, y: 1240, turn: -8}, lift: 7},
    {item: pouch(sheet, DISH, 0.4), place: {x: 150, y: 1690, turn: -13, scale: 0.42}, lift: 16},
    {item: garlicBulb(sheet), place: {x: 930, y: 1760, turn: 16, scale: 1.15}, lift: 12},
    {item: starAnise(sheet), place: {x: 800, y: 1850, turn: 10, scale: 0.9}, lift: 8},
    {item: bayLeaf(sheet), place: {x: 1010, y: 640, turn: 24, scale: 0.9}, lift: 7},
    {item: pan(sheet, ''), place: PAN, lift: 30},
  ];
  return table(sheet, width, height, '#f6e4c8') + layOut(laid, 18);
}

function cooking(sheet: Sheet): (time: number) => Svg {
  const [base, pour, drop, finish] = [paste(sheet), pouring(sheet), dropping(sheet), finishing(sheet)];
  return (time) => {
    const second = time * SECONDS;
    const left = 1 - eased(second, FADE_FROM, SECONDS);
    const cooked = group({opacity: left}, base(second), drop(second), finish(second));
    const warmth = eased(second, 3.9, 4.5) * left;
    const steam = warmth > 0 ? group({opacity: warmth}, at({x: 540, y: 1000, scale: 0.9}, risingSteam(time * 2))) : '';
    return at(PAN, pan(sheet, base(0) + cooked).art) + pour(second) + steam + captions(second);
  };
}

/** @returns the three steps of cooking, upright: water and oil, protein, simmering. */
export function howItWorks(): ClipDrawing {
  const [below, above] = [createSheet(), createSheet()];
  const still = ground(below);
  const cook = cooking(above);
  return {
    width,
    height,
    seconds: SECONDS,
    still: below.picture(width, height, still),
    moving: (time) => above.picture(width, height, cook(time)),
  };
}

/** @returns the last step, all but done: what stands in the clip's place until it plays. */
export function howItWorksPoster(): Svg {
  const sheet = createSheet();
  const below = ground(sheet);
  const above = cooking(sheet)(POSTER_SECOND / SECONDS);
  return sheet.picture(width, height, below, above);
}
