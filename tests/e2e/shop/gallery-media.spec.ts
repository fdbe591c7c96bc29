import type {Page} from '@playwright/test';
import {expect, expectAccessible, test} from '../fixtures';

test.use({profile: 'market'});

const PANEER = '/product/paneer-makhani';
const TITLE = 'The tiffin that carries it, to turn around';
const VIEWER = /model-viewer.*\.js$/;
const MODEL = /\/3d\/models\/tiffin\.glb$/;

/** Returns the requested URLs from now on that match. */
function watchRequests(page: Page, pattern: RegExp): readonly string[] {
  const found: string[] = [];
  page.on('request', (request) => void (pattern.test(request.url()) && found.push(request.url())));
  return found;
}

async function openModel(page: Page) {
  await page.getByRole('link', {name: /^Show picture 3 of 3/}).click();
  const opener = page.getByRole('link', {name: `View in 3D: ${TITLE}`});
  await expect(opener).toBeVisible();
  return opener;
}

test('a 3D model is a picture, whose viewer and file are loaded on a click', async ({page}) => {
  const [viewers, models] = [watchRequests(page, VIEWER), watchRequests(page, MODEL)];
  await page.goto(PANEER);
  const opener = await openModel(page);
  await expectAccessible(page);
  expect([...viewers, ...models]).toEqual([]);
  await opener.press('Enter');
  const viewer = page.locator('model-viewer');
  // Chromium draws without a graphics processor here.
  const hint = page.getByText('Turn the model with the arrow keys or by dragging.');
  await expect(hint).toBeAttached({timeout: 150_000});
  expect([viewers.length, models.length]).toEqual([1, 1]);
  await expectAccessible(page);
  const orbit = () =>
    viewer.evaluate((element: Element & {getCameraOrbit?: () => object}) => String(element.getCameraOrbit?.()));
  const before = await orbit();
  await page.keyboard.press('ArrowRight');
  await expect.poll(orbit).not.toBe(before);
  await expect(page.getByText('Picture 3 of 3')).toBeAttached();
  await page.getByRole('button', {name: 'Previous picture'}).click();
  await expect(viewer).toHaveCount(0);
});

test('the picture stays if the model cannot be loaded, and says so', async ({page, tolerated}) => {
  tolerated.push(/Failed to load resource/, /tiffin\.glb/, /fetch/i);
  await page.route(MODEL, (route) => route.abort());
  await page.goto(PANEER);
  await (await openModel(page)).click();
  await expect(page.getByText('The 3D view cannot be shown here.')).toBeVisible();
  await expectAccessible(page);
});

test('the picture stays in a browser without 3D graphics, which loads nothing', async ({page}) => {
  const viewers = watchRequests(page, VIEWER);
  await page.addInitScript(() => {
    const original = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
      return kind === 'webgl2' ? null : (original as (...args: unknown[]) => unknown).call(this, kind, ...rest);
    } as typeof original;
  });
  await page.goto(PANEER);
  await (await openModel(page)).click();
  await expect(page.getByText('The 3D view cannot be shown here.')).toBeVisible();
  expect(viewers).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false, hydrates: false});

  test('a 3D model links to its picture', async ({page}) => {
    await page.goto(PANEER);
    await expect(page.getByRole('link', {name: `View in 3D: ${TITLE}`})).toHaveAttribute('href', /\.png/);
  });
});
