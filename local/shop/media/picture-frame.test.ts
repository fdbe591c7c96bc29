import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {framePicture} from './picture-frame';
import type {Crop} from './picture-request';

const MASTER = {width: 1600, height: 1200};
const CROPS: readonly Crop[] = ['center', 'top', 'bottom', 'left', 'right'];

describe('a picture frame', () => {
  it('is the master when no size is asked for', () => {
    expect(framePicture(MASTER, {}).kept).toEqual({width: 1600, height: 1200, left: 0, top: 0});
  });

  it.each([
    [{width: 800}, {width: 800, height: 600}],
    [{height: 300}, {width: 400, height: 300}],
    [
      {width: 800, height: 300},
      {width: 400, height: 300},
    ],
    [{width: 1}, {width: 1, height: 1}],
  ])('for %j keeps the shape of the master', (wish, size) => {
    expect(framePicture(MASTER, wish)).toEqual({drawn: size, kept: {...size, left: 0, top: 0}});
  });

  it.each([
    ['center', {left: 100, top: 0}],
    ['left', {left: 0, top: 0}],
    ['right', {left: 200, top: 0}],
    ['top', {left: 100, top: 0}],
  ] as const)('cut at the %s to a square keeps that part', (crop, place) => {
    const frame = framePicture(MASTER, {width: 600, height: 600, crop});
    expect(frame).toEqual({drawn: {width: 800, height: 600}, kept: {width: 600, height: 600, ...place}});
  });

  it.each([
    ['top', 0],
    ['center', 300],
    ['bottom', 600],
  ] as const)('cut at the %s to a strip begins %i pixels down', (crop, top) => {
    expect(framePicture(MASTER, {width: 1600, height: 600, crop}).kept).toEqual({
      width: 1600,
      height: 600,
      left: 0,
      top,
    });
  });

  it('is never larger than its master, and keeps the shape asked for', () => {
    expect(framePicture(MASTER, {width: 5000}).kept).toMatchObject({width: 1600, height: 1200});
    expect(framePicture(MASTER, {width: 3000, height: 3000, crop: 'center'}).kept).toMatchObject({
      width: 1200,
      height: 1200,
    });
  });

  it('always lies within its drawing, whatever is asked for', () => {
    const side = fc.option(fc.integer({min: 1, max: 5760}), {nil: undefined});
    const crop = fc.option(fc.constantFrom(...CROPS), {nil: undefined});
    fc.assert(
      fc.property(side, side, crop, (width, height, cut) => {
        const {drawn, kept} = framePicture(MASTER, {width, height, crop: cut});
        expect(kept.left).toBeGreaterThanOrEqual(0);
        expect(kept.top).toBeGreaterThanOrEqual(0);
        expect(kept.left + kept.width).toBeLessThanOrEqual(drawn.width);
        expect(kept.top + kept.height).toBeLessThanOrEqual(drawn.height);
        expect(drawn.width).toBeLessThanOrEqual(MASTER.width);
        expect(drawn.height).toBeLessThanOrEqual(MASTER.height);
      }),
    );
  });
});
