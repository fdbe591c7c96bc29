import {expect, vi} from 'vitest';
import {runSchedule} from './run-schedule';
import {rowsOf, sendWebhook} from './send-webhook';
import type {StackWithBackend} from './stack';
import type {Visitor} from './visitor';

export const ADA = 'ada.king@example.com';
export const PATIENCE = {timeout: 30_000};

export const gidOf = (variantNumber: string) => `gid://shopify/ProductVariant/${variantNumber}`;

/** Returns the HTML of a response without the marks that React puts between texts. */
export const htmlOf = async (response: Response) =>
  (await response.text()).replaceAll(/<!-- -->/g, '').replaceAll('&#x27;', "'");

/** Creates what a visitor does about the sold-out copper spice box of the market profile. */
export function createAlertActions(current: () => {readonly stack: StackWithBackend; readonly visitor: Visitor}) {
  /** Returns the number of the variant that is sold out. */
  const copper = () => String(current().stack.shop.variants('masala-dabba')[2]);
  const ask = async (fields: Record<string, string> = {}, headers: Record<string, string> = {}) => {
    const path = '/product/masala-dabba/back-in-stock';
    const response = await current().visitor.post(path, {email: ADA, variant: gidOf(copper()), ...fields}, headers);
    return {status: response.status, text: await htmlOf(response), retryAfter: response.headers.get('Retry-After')};
  };
  const press = async (path: string) => {
    const response = await current().visitor.post(path, {});
    return {status: response.status, text: await htmlOf(response)};
  };
  const mailsTo = (email = ADA) => current().stack.shop.mails(email);
  const subjects = async (email = ADA) => (await mailsTo(email)).map(({subject}) => subject);
  const linkIn = async (pattern: RegExp, email = ADA) => {
    const links = (await mailsTo(email)).flatMap((mail) => mail.links);
    return new URL(links.find((link) => pattern.test(link)) ?? 'about:blank').pathname;
  };
  const stockWebhook = (available: number, id?: string) =>
    sendWebhook(current().stack, {
      topic: 'inventory_levels/update',
      body: {inventory_item_id: 1, location_id: 2, available, updated_at: '2026-06-01T12:00:00Z'},
      id,
    });
  /** Runs the schedule until the storefront has looked at what people wait for. Its first run may ask for one more look. */
  const finishStockChecks = () =>
    vi.waitFor(async () => {
      await runSchedule(current().stack);
      expect(await rowsOf(current().stack, "select from private.jobs where kind = 'stock-check'")).toEqual([]);
    }, PATIENCE);
  /** Asks for an email, and confirms the address. */
  const waitForCopper = async (email = ADA) => {
    await ask({email});
    await expect.poll(() => subjects(email), PATIENCE).toHaveLength(1);
    const path = await linkIn(/confirm/, email);
    expect(path).toMatch(/^\/subscribe\/confirm\/alerts\/[\w-]{43}$/);
    expect((await press(path)).text).toContain('your address is confirmed');
    // The look that a confirmation asks for finds it sold out.
    await finishStockChecks();
  };
  const BACK = 'Masala Dabba, Copper is back in stock';
  const backMails = async (email = ADA) => (await mailsTo(email)).filter(({subject}) => subject === BACK);
  return {copper, ask, press, mailsTo, subjects, linkIn, stockWebhook, finishStockChecks, waitForCopper, backMails};
}
