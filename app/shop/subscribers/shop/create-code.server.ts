import {z} from 'zod';
import {PROMO_POLICY} from '~/core/policy';
import type {Admin} from '~/platform/shopify/admin.server';
import {SUBSCRIBER_CODE_CREATE_MUTATION, SUBSCRIBER_CODE_QUERY} from './subscriber-shop.admin.gql';
import {ShopRefused} from './shop-refused';

/** 32 characters that cannot be mistaken for each other. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const PREFIX = 'WELCOME';
const LENGTH = 10;
const GROUP_LENGTH = 5;
const DAY_MS = 86_400_000;
/** A code ends so much later than its mail says, because the mail may wait for a sender that is down. */
const LATE_MAIL_DAYS = 7;

const CreatedSchema = z.object({
  discountCodeBasicCreate: z
    .object({
      codeDiscountNode: z.object({id: z.string()}).nullable(),
      userErrors: z.array(z.object({code: z.string().nullish(), message: z.string()})),
    })
    .nullable(),
});
const FoundSchema = z.object({codeDiscountNodeByCode: z.object({id: z.string()}).nullable()});

/** Returns a code that no one can guess: 50 random bits. */
export function randomCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
  const text = Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return [PREFIX, text.slice(0, GROUP_LENGTH), text.slice(GROUP_LENGTH)].join('-');
}

/**
 * Makes sure that Shopify has a subscriber's code. Safe to repeat after a lost answer: a code that exists is the
 * subscriber's own, because no one else can have chosen it.
 * @throws UpstreamError or ShopRefused
 */
export async function createCode(admin: Admin, code: string, now: Date): Promise<void> {
  const discount = {
    title: `Subscriber ${code}`,
    code,
    startsAt: now.toISOString(),
    endsAt: new Date(now.getTime() + (PROMO_POLICY.popupCodeDays + LATE_MAIL_DAYS) * DAY_MS).toISOString(),
    usageLimit: 1,
    appliesOncePerCustomer: true,
    context: {all: 'ALL'},
    customerGets: {items: {all: true}, value: {percentage: PROMO_POLICY.popupPercent / 100}},
  };
  const {discountCodeBasicCreate: created} = await admin.query(
    SUBSCRIBER_CODE_CREATE_MUTATION,
    {discount},
    CreatedSchema,
  );
  if (created?.codeDiscountNode) return;
  const errors = created?.userErrors ?? [];
  if (errors.some((error) => error.code === 'TAKEN') && (await isCode(admin, code))) return;
  throw new ShopRefused(errors.map(({message}) => message));
}

async function isCode(admin: Admin, code: string): Promise<boolean> {
  return (await admin.query(SUBSCRIBER_CODE_QUERY, {code}, FoundSchema)).codeDiscountNodeByCode !== null;
}
