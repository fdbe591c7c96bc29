import {setTimeout as sleep} from 'node:timers/promises';
import type {Page} from '@playwright/test';
import {expect} from '../fixtures';
import {button, field} from './account';
import {waitForHydration} from './hydration';

const PANEL_MS = 20_000;

const headingOf = (page: Page, number: number) =>
  page.getByRole('heading', {level: 1, name: `Order #${number}`, exact: true});

/** An order to ship, and the order that opens after it. */
interface Shipment {
  readonly number: number;
  readonly next: number;
  readonly tracking: string;
}

/**
 * Ships orders from the desk one after the other, by keyboard alone.
 * @param page the desk, with the first order at its top
 * @param pauseMs before each order, because the Admin API throttles a machine that ships many at once
 * @returns for each order how many keys it took besides those of its tracking number
 */
export async function shipByKeyboard(
  page: Page,
  shipments: readonly Shipment[],
  pauseMs = 0,
): Promise<readonly number[]> {
  const counts: number[] = [];
  let keys = 0;
  const press = async (key: string) => {
    await page.keyboard.press(key);
    keys += 1;
  };
  await waitForHydration(page);
  await press('j');
  await press('Enter');
  for (const {number, next, tracking} of shipments) {
    await expect(headingOf(page, number)).toBeVisible();
    if (pauseMs > 0) await sleep(pauseMs);
    // The fulfillment panel comes later while the Admin API is throttled.
    await expect(button(page, 'Mark as Fulfilled')).toBeVisible({timeout: PANEL_MS});
    await press('t');
    await expect(field(page, 'Tracking number')).toBeFocused();
    await page.keyboard.type(tracking);
    await expect(field(page, 'Carrier')).toHaveValue('FedEx');
    await press('Enter');
    await expect(headingOf(page, next)).toBeVisible();
    counts.push(keys);
    keys = 0;
  }
  return counts;
}

/**
 * Makes the page count presses of a pointer from now on, also after navigations. Movements do not count: the browser
 * reports one by itself when the page changes under a pointer at rest.
 * @returns reads the count
 */
export async function countPointerEvents(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counted = {pointerEvents: 0};
    Object.assign(window, counted);
    for (const type of ['pointerdown', 'mousedown', 'touchstart'])
      addEventListener(type, () => Object.assign(window, {pointerEvents: (counted.pointerEvents += 1)}), true);
  });
  return () => page.evaluate(() => (window as unknown as {pointerEvents: number}).pointerEvents);
}
