import {toSearchedText} from '~/core/searched-text';
import {quoteSearchTerm} from '~/platform/shopify/search-term';
import {customerNumberOf} from './customer-reference';

const MAX_SEARCH_LENGTH = 255;
const MAX_CURSOR_LENGTH = 1_000;
const MAX_WORDS = 8;

/** What the address of the list asks for. */
export interface CustomersRequest {
  /** The searched text, trimmed; empty without a search. */
  readonly search: string;
  /** Shopify's cursor of the page before; null for the first page. */
  readonly after: string | null;
}

export function parseCustomersRequest(params: URLSearchParams): CustomersRequest {
  const after = params.get('after');
  return {
    search: toSearchedText(params.get('q'), MAX_SEARCH_LENGTH),
    after: after && after.length <= MAX_CURSOR_LENGTH ? after : null,
  };
}

export const nextCustomersQuery = ({search}: CustomersRequest, cursor: string): string =>
  `?${new URLSearchParams({...(search && {q: search}), after: cursor}).toString()}`;

/** What a search looks for: the customer of an order, an email address, a phone number, or words of a name. */
export type CustomerSearch =
  /** `phoneQuery` is what to search for without such an order; null for digits that are no phone number. */
  | {readonly kind: 'order-number'; readonly number: string; readonly phoneQuery: string | null}
  | {readonly kind: 'text'; readonly query: string};

const PHONE = /^\+?[\d\s().-]+$/;
const PHONE_DIGITS = /^\d{7,15}$/;
/** Numbers of the United States without their country code. */
const NATIONAL_DIGITS = /^[2-9]\d{9}$/;

/** Parses a searched text; null if there is none. Quotes keep what was typed from being read as Shopify's search syntax. */
export function parseCustomerSearch(search: string): CustomerSearch | null {
  if (!search) return null;
  const digits = /^#?(\d{1,20})$/.exec(search)?.[1];
  if (digits) return {kind: 'order-number', number: `#${digits}`, phoneQuery: toPhoneQuery(search)};
  if (search.includes('@')) return {kind: 'text', query: `email:${quoteSearchTerm(search)}`};
  const phoneQuery = toPhoneQuery(search);
  if (phoneQuery) return {kind: 'text', query: phoneQuery};
  return {kind: 'text', query: search.split(/\s+/).slice(0, MAX_WORDS).map(quoteSearchTerm).join(' ')};
}

/** Returns Shopify's search for a phone number, which it stores as `+17185550100`; null for another text. */
function toPhoneQuery(search: string): string | null {
  const digits = search.replaceAll(/\D/g, '');
  if (!PHONE.test(search) || !PHONE_DIGITS.test(digits)) return null;
  const numbers = [`+${digits}`, ...(!search.startsWith('+') && NATIONAL_DIGITS.test(digits) ? [`+1${digits}`] : [])];
  return numbers.map((number) => `phone:${quoteSearchTerm(number)}`).join(' OR ');
}

/** Returns Shopify's search for customers with these ids, or null for none. @param ids Shopify's ids */
export function toIdsQuery(ids: readonly string[]): string | null {
  const numbers = ids.map(customerNumberOf);
  return numbers.length === 0 ? null : [...new Set(numbers)].map((number) => `id:${number}`).join(' OR ');
}
