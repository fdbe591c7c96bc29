import {timeNow} from '../cart/cart-store';
import {FieldNotEmulatedError, type ResolverMap} from '../graphql/schema';
import {nextNumber, type DiscountRecord, type ShopContext} from '../state';
import {findDiscount, isSeeded, toDiscountNode} from './discount-mutations';
import {toMinor} from './to-minor';

interface ShippingCodeInput {
  readonly title?: string | null;
  readonly code?: string | null;
  readonly startsAt?: string | null;
  readonly context?: {readonly all?: 'ALL' | null} | null;
  readonly destination?: {readonly all?: boolean | null} | null;
  readonly maximumShippingPrice?: string | null;
  readonly combinesWith?: object | null;
}

const EMULATED = ['title', 'code', 'startsAt', 'context', 'destination', 'maximumShippingPrice', 'combinesWith'];

/** Only a code for everyone, everywhere, is emulated; it takes that much off a rate. */
function requireEmulated(input: ShippingCodeInput): void {
  const unknown = Object.keys(input).find((key) => !EMULATED.includes(key));
  if (unknown !== undefined) throw new FieldNotEmulatedError('DiscountCodeFreeShippingInput', unknown);
  if (!input.context?.all || !input.destination?.all || !input.maximumShippingPrice)
    throw new FieldNotEmulatedError('DiscountCodeFreeShippingInput', 'a code for some buyers, countries or all rates');
}

/** `discountCodeFreeShippingCreate`: the code is usable in carts and at the checkout at once. */
function create(
  _root: unknown,
  {freeShippingCodeDiscount: input}: {readonly freeShippingCodeDiscount: ShippingCodeInput},
  {state}: ShopContext,
) {
  requireEmulated(input);
  const refuse = (code: string, field: string, message: string) => ({
    codeDiscountNode: null,
    userErrors: [{code, field: ['freeShippingCodeDiscount', field], message, extraInfo: null}],
  });
  const code = input.code?.trim() ?? '';
  if (!input.title?.trim()) return refuse('BLANK', 'title', "Title can't be blank");
  if (!code) return refuse('BLANK', 'code', "Code can't be blank");
  if (!input.startsAt) return refuse('BLANK', 'startsAt', "Starts at can't be blank");
  if (findDiscount(state, code) || isSeeded(state, code))
    return refuse('TAKEN', 'code', 'Code must be unique. Please try a different code.');
  const record: DiscountRecord = {
    number: nextNumber(state),
    title: input.title.trim(),
    code,
    takes: {kind: 'shipping', upToMinor: toMinor(input.maximumShippingPrice ?? '')},
    startsAt: input.startsAt,
    createdAt: timeNow(state),
  };
  state.data.discounts = [...(state.data.discounts ?? []), record];
  state.changed({isDurable: true});
  return {codeDiscountNode: toDiscountNode(record, state), userErrors: []};
}

export const shippingDiscountResolvers: ResolverMap = {Mutation: {discountCodeFreeShippingCreate: create}};
