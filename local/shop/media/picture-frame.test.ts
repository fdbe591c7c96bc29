import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {framePicture} from './picture-frame';
import type {Crop} from './picture-request';

const MASTER = {width: 1600, height: 1200};
const CROPS: readonly Crop[] = ['center', 'top', 'bottom', 'left', 'right'];

describe('framePicture', () => {
  it('returns the master when the request has no size', () => {
    expect(framePicture(MASTER, {}).crop).toEqual({width: 1600, height: 1200, left: 0, top: 0});
  });

  it.each([
    [{width: 800}, {width: 800, height: 600}],
    [{height: 300}, {width: 400, height: 300}],
    [
      {width: 800, height: 300},
      {width: 400, height: 300},
    ],
    [{width: 1}, {width: 1, height: 1}],
  ])('keeps the aspect ratio of the master for %j', (request, size) => {
    expect(framePicture(MASTER, request)).toEqual({rendered: size, crop: {...size, left: 0, top: 0}});
  });

  it.each([
    ['center', {left: 100, top: 0}],
    ['left', {left: 0, top: 0}],
    ['right', {left: 200, top: 0}],
    ['top', {left: 100, top: 0}],
  ] as const)('keeps the %s of the picture in a square crop', (crop, place) => {
    const frame = framePicture(MASTER, {width: 600, height: 600, crop});
    expect(frame).toEqual({rendered: {width: 800, height: 600}, crop: {width: 600, height: 600, ...place}});
  });

  it.each([
    ['top', 0],
    ['center', 300],
    ['bottom', 600],
  ] as const)('starts a wide crop at the %s %i pixels down', (crop, top) => {
    expect(framePicture(MASTER, {width: 1600, height: 600, crop}).crop).toEqual({
      width: 1600,
      height: 600,
      left: 0,
      top,
    });
  });

  it('is never larger than its master and keeps the requested aspect ratio', () => {
    expect(framePicture(MASTER, {width: 5000}).crop).toMatchObject({width: 1600, height: 1200});
    expect(framePicture(MASTER, {width: 3000, height: 3000, crop: 'center'}).crop).toMatchObject({
      width: 1200,
      height: 1200,
    });
  });

  it('lies within the rendered picture for every request', () => {
    const side = fc.option(fc.integer({min: 1, max: 5760}), {nil: undefined});
    const crop = fc.option(fc.constantFrom(...CROPS), {nil: undefined});
    fc.assert(
      fc.property(side, side, crop, (width, height, cut) => {
        const {rendered, crop: cropped} = framePicture(MASTER, {width, height, crop: cut});
        expect(cropped.left).toBeGreaterThanOrEqual(0);
        expect(cropped.top).toBeGreaterThanOrEqual(0);
        expect(cropped.left + cropped.width).toBeLessThanOrEqual(rendered.width);
        expect(cropped.top + cropped.height).toBeLessThanOrEqual(rendered.height);
        expect(rendered.width).toBeLessThanOrEqual(MASTER.width);
        expect(rendered.height).toBeLessThanOrEqual(MASTER.height);
      }),
    );
  });
});
