import {readdirSync, readFileSync} from 'node:fs';
import {gunzipSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {PICTURE_NAMES, pictureSize} from './picture-sizes';

const MASTERS = new URL('pictures/', import.meta.url);

const matchIds = (svg: string, pattern: RegExp): Set<string> =>
  new Set([...svg.matchAll(pattern)].map(([, id = '']) => id));

describe('picture masters', () => {
  it('match the picture names one to one', () => {
    const files = PICTURE_NAMES.map((name) => `${name}.svgz`);
    expect(readdirSync(MASTERS).sort()).toEqual(files.sort());
  });
});

describe.each(PICTURE_NAMES)('the master of %s', (name) => {
  const svg = gunzipSync(readFileSync(new URL(`${name}.svgz`, MASTERS))).toString();

  it('has the declared size and no size of its own', () => {
    const size = pictureSize(name);
    expect(svg).toMatch(new RegExp(`^<svg xmlns="[^"]+" viewBox="0 0 ${size?.width} ${size?.height}">`));
  });

  it('defines every paint that it uses', () => {
    const defined = matchIds(svg, / id="([^"]+)"/g);
    const used = matchIds(svg, /url\(#([^)]+)\)/g);
    expect([...used].filter((id) => !defined.has(id))).toEqual([]);
  });

  it('depends on no font, file or URL', () => {
    expect(svg).not.toMatch(/<text|<image|href=/);
  });
});
