import {expect, test, type Page} from '@playwright/test';
import {renderMail} from '../../../app/platform/mail/render-mail';
import {MAIL_SAMPLES} from '../../support/mail-samples';
import {expectAccessible} from '../fixtures';

const BRAND = {shopName: 'Fusion Tiffin', origin: 'https://shop.example', postalAddress: '1 Cardamom Lane, Austin, TX'};

/** What axe checks in a mail; a mail has no landmarks. */
const RULES = ['color-contrast', 'document-title', 'html-has-lang', 'image-alt', 'link-name', 'heading-order'];

/** Mails of each module, one below the other in a screenshot would be too long to look at. */
const MAILS = Object.entries(MAIL_SAMPLES).flatMap(([module, samples]) =>
  samples.map((content, index) => ({
    name: `${module.slice(module.lastIndexOf('/') + 1).replace('-copy.ts', '')} ${index + 1}: ${content.subject}`,
    file: `${module.slice(module.lastIndexOf('/') + 1).replace('-copy.ts', '')}-${index + 1}`,
    html: renderMail(content, BRAND).html,
  })),
);

/** Shows a mail as a program that blocks pictures does. */
async function show(page: Page, html: string): Promise<void> {
  await page.route('**/*', (route) => route.abort());
  await page.setContent(html);
}

const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Finds links and buttons that are too low for a thumb; text links within a line may be lower. */
const lowButtons = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('td > a[style*="inline-block"]')]
      .filter((link) => link.getBoundingClientRect().height < 44)
      .map((link) => link.textContent),
  );

for (const {name, file, html} of MAILS)
  test(`a mail can be read, light and dark, on a phone and a desk, without pictures: ${name}`, async ({page}, info) => {
    await show(page, html);
    for (const width of [320, 600]) {
      await page.setViewportSize({width, height: 800});
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({colorScheme});
        expect(await overflowOf(page), `${width} px, ${colorScheme}`).toBe(0);
        expect(await lowButtons(page)).toEqual([]);
        await expectAccessible(page, RULES);
        await page.screenshot({fullPage: true, path: info.outputPath(`${file}-${width}-${colorScheme}.png`)});
      }
    }
  });
