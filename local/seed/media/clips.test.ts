import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {SEED} from '../seed';
import {pictureSize} from './picture-sizes';

const CLIPS = [...SEED.products.flatMap(({media}) => media), ...SEED.clips].filter((entry) => entry.kind === 'video');

/** Returns the width of an MP4 file divided by its height, from its first video sample entry. */
function clipAspect(file: string): number {
  const bytes = readFileSync(new URL(`clips/${file}`, import.meta.url));
  const entry = bytes.indexOf('avc1', bytes.indexOf('stsd'));
  return bytes.readUInt16BE(entry + 28) / bytes.readUInt16BE(entry + 30);
}

it.each(CLIPS.map(({file, poster}) => [file, poster]))(
  'the clip %s has the shape of its poster %s, which is in its place until it plays',
  (file, poster) => {
    const size = pictureSize(poster.replace(/\.\w+$/, ''));
    expect(clipAspect(file)).toBeCloseTo((size?.width ?? NaN) / (size?.height ?? NaN), 1);
  },
);
