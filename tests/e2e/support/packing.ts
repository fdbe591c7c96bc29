import type {Page} from '@playwright/test';
import type {StackWithBackend} from '../../support/stack';
import {field} from './account';

export const scanField = (page: Page) => field(page, 'Scan SKU or barcode');
/** The field of the dish that its row names. */
export const lotField = (page: Page, dish: string) =>
  page.getByRole('listitem').filter({hasText: dish}).getByLabel('Lot, if you know it');

/** Returns the SKUs of products by catalog id; those of its components for a bundle. */
export function skusOf({shop}: StackWithBackend, catalogId: string): readonly string[] {
  const {products} = shop.shop.state.seed;
  const product = products.find((each) => each.catalogId === catalogId);
  return product?.includes?.flatMap((id) => skusOf({shop} as StackWithBackend, id)) ?? [product?.sku ?? ''];
}

/** Types a text and Enter, as a scanner does. */
export async function type(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}
