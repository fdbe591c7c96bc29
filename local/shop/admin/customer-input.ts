import type {ShopContext} from '../state';
import {contactProblems, isEmailTaken, toContact} from '../customers/contact-fields';
import type {CustomerRecord, MarketingConsent} from '../customers/customer-record';
import {addCustomer, changeCustomer, findCustomer, findCustomerByEmail} from '../customers/customer-store';
import {timeNow} from '../cart/cart-store';
import {gidNumber} from '../graphql/gid';
import {FieldNotEmulatedError} from '../graphql/schema';
import {toAdminCustomer} from './admin-customer-node';

/** When and how a customer consented to marketing email. */
export interface ConsentInput {
  readonly marketingState: MarketingConsent['state'] | 'INVALID' | 'REDACTED';
  readonly marketingOptInLevel?: MarketingConsent['optInLevel'];
  readonly consentUpdatedAt?: string | null;
  readonly sourceLocationId?: string | null;
}

/** The emulated part of Shopify's `CustomerInput`. */
export interface CustomerInput {
  readonly id?: string | null;
  readonly email?: string | null;
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly phone?: string | null;
  readonly note?: string | null;
  readonly tags?: readonly string[] | null;
  readonly emailMarketingConsent?: ConsentInput | null;
}

interface AdminUserError {
  readonly field: readonly string[] | null;
  readonly message: string;
}

const EMULATED = ['id', 'email', 'firstName', 'lastName', 'phone', 'note', 'tags', 'emailMarketingConsent'];

function requireEmulated(input: CustomerInput): void {
  const unknown = Object.keys(input).find((key) => !EMULATED.includes(key));
  if (unknown !== undefined) throw new FieldNotEmulatedError('CustomerInput', unknown);
}

const refuse = (...userErrors: readonly AdminUserError[]) => ({customer: null, userErrors});

const emailTaken: AdminUserError = {field: ['email'], message: 'Email has already been taken'};
const noSuchCustomer: AdminUserError = {field: ['id'], message: 'Customer does not exist'};
const contactMissing: AdminUserError = {field: null, message: 'A name, phone number, or email address must be present'};
const consentElsewhere: AdminUserError = {
  field: ['emailMarketingConsent'],
  message: 'To update emailMarketingConsent, please use the customerEmailMarketingConsentUpdate Mutation instead',
};
/** Returns whether a mutation may set this consent state; Shopify sets the other states itself. */
export const isSettable = ({marketingState}: ConsentInput): boolean =>
  ['SUBSCRIBED', 'UNSUBSCRIBED', 'PENDING'].includes(marketingState);

export function toConsent(input: ConsentInput, {state}: ShopContext): MarketingConsent {
  return {
    state: input.marketingState as MarketingConsent['state'],
    optInLevel: input.marketingOptInLevel ?? 'SINGLE_OPT_IN',
    updatedAt: input.consentUpdatedAt ?? timeNow(state),
  };
}

/** The error paths of this API start inside the input. */
const problemsOf = (input: CustomerInput, self: CustomerRecord | null, {state}: ShopContext): AdminUserError[] =>
  contactProblems(state, input, [], self).map(({field, message}) => ({field, message}));

const extrasOf = ({note, tags}: CustomerInput): Partial<CustomerRecord> => ({
  ...(note !== undefined && {note: note || null}),
  ...(tags && {tags: [...new Set(tags)].sort()}),
});

/** `customerCreate`: creates a customer without an account and sends no mail. The local shop requires an email address. */
export function createCustomer(_root: unknown, {input}: {input: CustomerInput}, context: ShopContext) {
  const {state} = context;
  requireEmulated(input);
  if (!input.email) return refuse(contactMissing);
  const problems = problemsOf(input, null, context);
  if (problems.length > 0) return refuse(...problems);
  if (findCustomerByEmail(state, input.email)) return refuse(emailTaken);
  const {emailMarketingConsent: consent} = input;
  const customer = addCustomer(state, {...toContact(input), email: input.email});
  changeCustomer(state, customer, {
    ...extrasOf(input),
    ...(consent && {marketing: toConsent(consent, context)}),
  });
  return {customer: toAdminCustomer(customer, context), userErrors: []};
}

/** `customerUpdate`: updates everything but the marketing consent, which has its own mutation at Shopify. */
export function updateCustomer(_root: unknown, {input}: {input: CustomerInput}, context: ShopContext) {
  const {state} = context;
  requireEmulated(input);
  if (input.emailMarketingConsent) return refuse(consentElsewhere);
  const customer = findCustomer(state, gidNumber('Customer', input.id ?? '') ?? 0);
  if (!customer) return refuse(noSuchCustomer);
  const problems = problemsOf(input, customer, context);
  if (problems.length > 0) return refuse(...problems);
  if (input.email && isEmailTaken(state, input.email, customer)) return refuse(emailTaken);
  changeCustomer(state, customer, {...toContact(input), ...extrasOf(input)});
  return {customer: toAdminCustomer(customer, context), userErrors: []};
}
