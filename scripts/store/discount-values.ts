import {z} from 'zod';
import type {SeedDiscount} from '../../local/seed/seed-discount';
import type {Facts} from './setup-item';

const MINOR_PER_UNIT = 100;

/** The day before which no discount of the specification begins. */
export const ALWAYS = '2025-01-01T00:00:00Z';

export const MoneySchema = z.object({amount: z.string()});
export const CustomerGetsSchema = z.object({
  value: z.object({percentage: z.number().optional(), amount: MoneySchema.optional()}),
});

export const toMinor = (amount: string | undefined): number => Math.round(Number(amount) * MINOR_PER_UNIT);

export const toAmount = (minor: number): string => (minor / MINOR_PER_UNIT).toFixed(2);

/** Returns what a discount of the store takes off the goods. */
export function toValueFacts(customerGets: z.infer<typeof CustomerGetsSchema> | undefined): Facts {
  const {percentage, amount} = customerGets?.value ?? {};
  if (percentage !== undefined) return {percent: Math.round(percentage * MINOR_PER_UNIT)};
  return {amountMinor: amount ? toMinor(amount.amount) : null};
}

type GoodsValue = Exclude<SeedDiscount['takes'], {kind: 'shipping'}>;

/** Returns what a discount of the specification takes off the goods. */
export const valueFactsOf = (takes: GoodsValue): Facts =>
  takes.kind === 'percentage' ? {percent: takes.percent} : {amountMinor: takes.amountMinor};

/** Returns the input of a discount off all goods. @param productIds only off these products */
export function toCustomerGets(takes: GoodsValue, productIds?: readonly string[]) {
  const value =
    takes.kind === 'percentage'
      ? {percentage: takes.percent / MINOR_PER_UNIT}
      : {discountAmount: {amount: toAmount(takes.amountMinor), appliesOnEachItem: false}};
  return {items: productIds ? {products: {productsToAdd: productIds}} : {all: true}, value};
}
