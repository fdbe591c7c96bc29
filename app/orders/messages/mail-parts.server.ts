import {formatMoney} from '~/core/money';
import {toMoney} from '~/core/to-money';
import {ownVariantTitle, variantName} from '~/core/variant-name';
import {isLocalStore, type AppConfig} from '~/platform/env.server';
import type {MailAmount, MailItem} from '~/platform/mail/mail-content';
import {isMediaAddress} from '~/platform/shop-addresses.server';
import {bundleName} from '../model/bundle-name';
import {COST_COPY, costName} from '../model/cost-copy';
import {toCostLines} from '../model/cost-lines';
import type {DishRecipes} from '../model/find-dish-recipes.server';
import {MAIL_PARTS_COPY} from './mail-parts-copy';

/** Mails show 64 px; dense screens want twice as many. */
const PICTURE_PX = '128';

/** A line item, of a webhook or of the database. */
interface MailedItem {
  readonly title: string;
  readonly variant_title: string | null;
  readonly quantity: number;
  readonly price_minor: number;
  readonly total_minor: number | null;
  readonly image_url: string | null;
  readonly product_id?: string | null | undefined;
  readonly bundle?: {readonly title: string | null; readonly quantity: number | null} | null | undefined;
}

export interface MailItemContext {
  readonly currency: string;
  /** Returns the address of a picture that may be used in a mail, or null. */
  readonly getPicture: (url: string | null) => string | null;
  readonly recipes: DishRecipes;
  readonly origin: string;
}

/** Formats an amount; nothing to pay is free. */
const toPrice = (minor: number, currency: string): string =>
  minor === 0 ? MAIL_PARTS_COPY.free : formatMoney(toMoney(minor, currency));

/** Converts a line item, with its options, its price and a link to its recipe. */
export const toMailItem = (item: MailedItem, context: MailItemContext): MailItem => ({
  ...toParcelItem(item, context),
  price: toPrice(item.total_minor ?? item.price_minor * item.quantity, context.currency),
});

/** Converts a line item of a parcel, which has no price. */
export function toParcelItem(item: MailedItem, {getPicture, recipes, origin}: MailItemContext): MailItem {
  const recipe = item.product_id && recipes[item.product_id];
  return {
    title: variantName(item.title, ownVariantTitle(item.variant_title)),
    ...(item.bundle && {detail: MAIL_PARTS_COPY.partOf(bundleName(item.bundle))}),
    quantity: item.quantity,
    pictureUrl: getPicture(item.image_url),
    ...(recipe && {link: {label: MAIL_PARTS_COPY.recipe, url: origin + recipe}}),
  };
}

type Costs = Parameters<typeof toCostLines>[0] & {
  readonly currency: string;
  readonly discounts: Parameters<typeof toCostLines>[1];
};

/** Lists the costs of an order and their total; a discount is named by its code, and a tax of nothing is left out. */
export function toMailAmounts(
  order: Costs,
  refundedMinor = 0,
): {readonly amounts: readonly MailAmount[]; readonly total: MailAmount} {
  const {currency, discounts, taxes_included: isTaxIncluded, tax_minor: taxMinor, total_minor: totalMinor} = order;
  const lines = toCostLines(order, discounts, refundedMinor).filter(({kind, minor}) => kind !== 'tax' || minor !== 0);
  const amounts = lines.map((line) => ({label: costName(line), value: toPrice(line.minor, currency)}));
  const included =
    isTaxIncluded && taxMinor > 0 ? [{label: COST_COPY.includedTax, value: toPrice(taxMinor, currency)}] : [];
  return {amounts: [...amounts, ...included], total: {label: COST_COPY.total, value: toPrice(totalMinor, currency)}};
}

/** Returns the URL of a square picture on Shopify's media hosts, or null. Mails load pictures over https only. */
export function toMailPicture(address: string | null, config: AppConfig): string | null {
  if (!address || !isMediaAddress(address, config)) return null;
  const url = new URL(address);
  if (url.protocol !== 'https:' && !isLocalStore(config.PUBLIC_STORE_DOMAIN)) return null;
  for (const [name, value] of Object.entries({width: PICTURE_PX, height: PICTURE_PX, crop: 'center'}))
    url.searchParams.set(name, value);
  return url.href;
}
