import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {toHex, toLinearRgb, type Oklch} from './oklch';
import {PAPER} from './paper';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const [lightSet = '', darkSet = ''] = css.split("[data-theme='dark']");
type Theme = keyof typeof PAPER;

/** Returns a token's lightness, chroma and hue; the dark theme falls back to the light one. */
function token(theme: Theme, name: string): Oklch {
  const pattern = new RegExp(`--color-${name}: oklch\\(([\\d.]+)% ([\\d.]+) ([\\d.]+)\\)`);
  const found = (theme === 'dark' ? pattern.exec(darkSet) : null) ?? pattern.exec(lightSet) ?? [];
  const [lightness = NaN, chroma = NaN, hue = NaN] = found.slice(1).map(Number);
  return [lightness, chroma, hue];
}

const linear = (theme: Theme, name: string) => toLinearRgb(token(theme, name));

function luminance(theme: Theme, name: string): number {
  const [red, green, blue] = linear(theme, name);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(theme: Theme, one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(theme, one), luminance(theme, other)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const hex = (theme: Theme, name: string) => toHex(token(theme, name));

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  const backgrounds = ['paper', 'surface', 'surface-raised'];
  const inks = ['ink', 'ink-soft', 'accent-ink', 'sale', 'natural', 'success', 'warning', 'danger'];

  it.each(backgrounds.flatMap((background) => inks.map((ink) => [ink, background] as const)))(
    'makes %s readable on %s',
    (ink, background) => {
      expect(contrast(theme, ink, background)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each([
    ['on-primary', 'primary'],
    ['on-primary', 'primary-strong'],
    ['on-accent', 'accent'],
    ['on-accent', 'accent-strong'],
    ['on-accent', 'scrim'],
    ['on-accent', 'footer'],
    ['on-meaning', 'sale'],
    ['on-meaning', 'natural'],
    ['on-meaning', 'danger'],
    ...['done', 'active', 'waiting', 'stopped', 'idle', 'short', 'planned'].map((tone) => [
      'on-status',
      `status-${tone}`,
    ]),
  ])('makes %s readable on %s', (ink = '', background = '') =>
    expect(contrast(theme, ink, background)).toBeGreaterThanOrEqual(4.5),
  );

  it.each([
    ['line-strong', 'paper'],
    ['line-strong', 'surface-raised'],
    ['focus', 'paper'],
    ['focus', 'surface'],
    ['on-accent', 'accent'],
    ['copper', 'paper'],
    ['copper', 'surface-raised'],
    ['mark-chilli', 'paper'],
    ['mark-leaf', 'paper'],
    ['mark-chilli', 'footer'],
    ['mark-leaf', 'footer'],
    ['copper', 'footer'],
  ])('makes %s distinguishable from %s', (edge, background) =>
    expect(contrast(theme, edge, background)).toBeGreaterThanOrEqual(3),
  );

  it('has its paper color in hexadecimal notation in PAPER', () => expect(PAPER[theme]).toBe(hex(theme, 'paper')));
});

it('never uses the accent for text or lines, since it is as dark as the background of the dark theme', () => {
  const app = new URL('../', import.meta.url);
  const files = readdirSync(app, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.tsx'));
  const accentClass = /\b(?:text|border|ring|outline|decoration|accent)-accent(?![-\w])/;
  expect(files.filter((file) => accentClass.test(readFileSync(new URL(file, app), 'utf8')))).toEqual([]);
});

describe('turmeric, the color of actions,', () => {
  /** Files that use it only for buttons and their hover states. */
  const ACTIONS = [
    'platform/busy-page.server.ts',
    'shop/product/Gallery.tsx',
    'shop/product/GallerySlide.tsx',
    'shop/recipes/strip/CookStripStep.tsx',
    'ui/button-style.ts',
    'ui/media/PlayFacade.tsx',
    'ui/media/player/ClipPlayer.tsx',
  ];

  it('is used by actions alone, not by badges, headings, selections or decoration', () => {
    const app = new URL('../', import.meta.url);
    const isSource = (file: string) =>
      /\.(tsx?|css|svg)$/.test(file) && !/\.(?:test|stories)\.tsx?$|-samples\.ts$|^workbench|tokens\.css$/.test(file);
    const usesPrimary = (file: string) =>
      /(?<![\w-])(?:[\w:[\]-]*-|--color-)(?<!on-)primary(?:-strong)?(?![-\w])/.test(
        readFileSync(new URL(file, app), 'utf8').replaceAll('primary-image', ''),
      );
    const files = readdirSync(app, {recursive: true, encoding: 'utf8'}).filter(isSource);
    expect(files.filter(usesPrimary).sort()).toEqual(ACTIONS);
  });

  it.each(['light', 'dark'] as const)(
    'has a hue of its own among decoration and semantic colors in the %s theme',
    (theme) => {
      const hueOf = (name: string) => token(theme, name)[2] ?? NaN;
      for (const name of ['copper', 'mark-copper', 'sale', 'natural', 'success', 'danger', 'warning'])
        expect(Math.abs(hueOf(name) - hueOf('primary')), name).toBeGreaterThan(15);
    },
  );
});

it('has a footer darker than the page in both themes, and dims pictures in the dark theme', () => {
  for (const theme of ['light', 'dark'] as const)
    expect(luminance(theme, 'footer')).toBeLessThan(luminance(theme, 'paper'));
  expect(darkSet).toMatch(/--picture-filter: brightness\(0\.\d+\)/);
});

it.each([
  ['light', 0.85, 0.9],
  // Bright pictures would show as smears.
  ['dark', 0.95, 1],
] as const)('covers what is scrolled below the header of the %s theme by %d to %d', (theme, least, most) => {
  const set = theme === 'dark' ? darkSet : lightSet;
  const [, alpha] = /--color-header: oklch\([^/]+\/ ([\d.]+)\)/.exec(set) ?? [];
  expect(Number(alpha)).toBeGreaterThanOrEqual(least);
  expect(Number(alpha)).toBeLessThanOrEqual(most);
});
