import type {Page} from '@playwright/test';
import sharp from 'sharp';
import {expect, test} from '../fixtures';
import {waitForHydration} from '../support/hydration';

type Pixel = readonly [red: number, green: number, blue: number];

async function pixelOf(png: Buffer, {x, y}: {readonly x: number; readonly y: number}): Promise<Pixel> {
  const point = {left: Math.round(x), top: Math.round(y), width: 1, height: 1};
  const [red = 0, green = 0, blue = 0] = await sharp(png).extract(point).removeAlpha().raw().toBuffer();
  return [red, green, blue];
}

const isPale = (pixel: Pixel) => Math.min(...pixel) > 180;
const isBlue = ([red, , blue]: Pixel) => blue - red > 80;

/** Records every frame that the browser paints. @returns the end of the recording, which returns the frames */
async function recordFrames(page: Page): Promise<() => Promise<readonly Buffer[]>> {
  const frames: Buffer[] = [];
  const client = await page.context().newCDPSession(page);
  client.on('Page.screencastFrame', ({data, sessionId}) => {
    frames.push(Buffer.from(data, 'base64'));
    void client.send('Page.screencastFrameAck', {sessionId});
  });
  await client.send('Page.startScreencast', {format: 'png'});
  return async () => {
    await client.send('Page.stopScreencast');
    return frames;
  };
}

test('the full color behind a picture is never painted before the picture', async ({page}) => {
  // It takes so long to decode that a frame without it would be recorded.
  const blue = {width: 6000, height: 6000, channels: 3, background: '#0000ff'} as const;
  const body = await sharp({create: blue}).png().toBuffer();
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/palak-paneer-bowl.png*', async (route) => {
    await released;
    await route.fulfill({body, contentType: 'image/png'});
  });
  await page.goto('/products', {waitUntil: 'domcontentloaded'});
  await waitForHydration(page);
  const card = page.getByRole('article').filter({hasText: 'Palak Paneer'}).last();
  const box = card.locator('[data-slot=shop-image]').first();
  await box.scrollIntoViewIfNeeded();
  const {x, y} = (await box.boundingBox()) ?? {x: 0, y: 0};
  const point = {x: x + 40, y: y + 80};
  const stop = await recordFrames(page);
  release();
  await expect.poll(async () => isBlue(await pixelOf(await page.screenshot(), point))).toBe(true);
  const painted = await Promise.all((await stop()).map((frame) => pixelOf(frame, point)));
  expect(painted.filter((pixel) => !isPale(pixel) && !isBlue(pixel))).toEqual([]);
});
