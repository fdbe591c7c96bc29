import {z} from 'zod';
import {normalizeEmail} from '../cart/price-cart';
import type {ShopState} from '../state';
import type {CustomerRecord} from './customer-record';
import {findCustomerByEmail} from './customer-store';
import {CUSTOMER_ERROR, blank, textProblems, type CustomerUserError} from './customer-problems';

type Path = readonly string[];

export interface ContactInput {
  readonly email?: string | null;
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly phone?: string | null;
}

/** E.164: the format of a phone number without spaces and punctuation. */
const PHONE = /^\+\d{7,15}$/;

/** Returns whether this is an email address that Shopify accepts: ASCII, with a domain of at least two labels. */
export const isEmail = (text: string): boolean => text.length <= 255 && z.email().safeParse(text).success;

/** Returns the normalized phone number, null if it is empty, or undefined if it is invalid. */
export function toPhone(text: string | null | undefined): string | null | undefined {
  if (!text?.trim()) return null;
  const digits = text.replace(/[\s().-]/g, '');
  return PHONE.test(digits) ? digits : undefined;
}

function emailProblems(email: string, at: Path): CustomerUserError[] {
  if (email.trim() === '') return [blank(at, 'Email')];
  return isEmail(normalizeEmail(email)) ? [] : [CUSTOMER_ERROR.invalid(at, 'Email')];
}

function phoneProblems(state: ShopState, text: string, at: Path, self: CustomerRecord | null): CustomerUserError[] {
  const phone = toPhone(text);
  if (phone === undefined) return [CUSTOMER_ERROR.invalid(at, 'Phone')];
  const isTaken = phone !== null && state.data.customers.some((each) => each !== self && each.phone === phone);
  return isTaken ? [CUSTOMER_ERROR.phoneTaken(at)] : [];
}

/**
 * @param input - absent fields stay unchanged
 * @param at - path of the input in the mutation's arguments
 * @param self - the customer to update; null for a new one
 * @returns all errors except a taken address, which each mutation handles differently
 */
export function contactProblems(
  state: ShopState,
  input: ContactInput,
  at: Path,
  self: CustomerRecord | null,
): CustomerUserError[] {
  return [
    ...(typeof input.email === 'string' ? emailProblems(input.email, [...at, 'email']) : []),
    ...textProblems(input.firstName, [...at, 'firstName'], 'First name'),
    ...textProblems(input.lastName, [...at, 'lastName'], 'Last name'),
    ...(input.phone ? phoneProblems(state, input.phone, [...at, 'phone'], self) : []),
  ];
}

/** Returns the fields of a validated input as they are stored, without the absent ones. */
export function toContact({email, firstName, lastName, phone}: ContactInput): Partial<CustomerRecord> {
  return {
    ...(typeof email === 'string' && {email: normalizeEmail(email)}),
    ...(firstName !== undefined && {firstName: firstName || null}),
    ...(lastName !== undefined && {lastName: lastName || null}),
    ...(phone !== undefined && {phone: toPhone(phone) ?? null}),
  };
}

export function isEmailTaken(state: ShopState, email: string, self: CustomerRecord): boolean {
  const holder = findCustomerByEmail(state, email);
  return holder !== null && holder !== self;
}
