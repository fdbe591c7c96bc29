import {SEED_WITHOUT_ORDERS} from '../../support/local-shop';
import {expect, test} from '../fixtures';
import {blockVideoPlayers} from '../support/video-players';

const KEPT = ['reel-1', 'reel-2'];
const metaobjects = SEED_WITHOUT_ORDERS.metaobjects.filter(
  ({type, handle}) => type !== 'reel' || KEPT.includes(handle),
);

test.use({seed: {...SEED_WITHOUT_ORDERS, metaobjects}});

test('a button opens the profile once every reel has failed, because Instagram is blocked', async ({
  page,
  tolerated,
}) => {
  tolerated.push(/left this machine: https:\/\/www\.instagram\.com\/reel/, /ERR_BLOCKED_BY_CLIENT/);
  await blockVideoPlayers(page);
  await page.clock.install();
  await page.goto('/');
  const section = page.getByRole('region', {name: 'From our kitchen, and yours'});
  const playLinks = section.getByRole('link', {name: /^Play: /});
  await section.scrollIntoViewIfNeeded();
  await expect(async () => {
    await page.clock.runFor(1_100);
    await expect(playLinks).toHaveCount(2, {timeout: 500});
  }).toPass();
  await playLinks.first().click();
  await expect(page.locator('iframe')).toHaveCount(1);
  await playLinks.first().click();
  await expect(page.locator('iframe')).toHaveCount(2);
  await page.clock.runFor(16_000);
  await expect(section.getByRole('heading', {name: 'Instagram Content Unavailable'})).toBeVisible();
  await expect(section.getByRole('link', {name: 'Open our Instagram profile'})).toHaveAttribute(
    'href',
    'https://www.instagram.com/fusiontiffin.example/',
  );
});
