import type {
  CustomerCreateInput,
  MutationCustomerCreateArgs,
  MutationCustomerUpdateArgs,
} from 'schema-2026-04/storefront-api-types';
import type {ShopContext, ShopState} from '../state';
import {findTokenHolder, issueToken, revokeAllTokens} from './access-tokens';
import {mailVerification} from './account-mails';
import {contactProblems, isEmailTaken, toContact} from './contact-fields';
import {toCustomerNode} from './customer-node';
import type {CustomerRecord} from './customer-record';
import {addCustomer, changeCustomer, consentOf, findCustomerByEmail} from './customer-store';
import {CUSTOMER_ERROR, passwordProblems, type CustomerUserError} from './customer-problems';
import {hashPassword} from './password';
import {withErrors} from './payload';

const IN_INPUT = ['input'];
const IN_CUSTOMER = ['customer'];

const refuse = (errors: readonly CustomerUserError[]) => withErrors({customer: null}, errors);
const refuseUpdate = (errors: readonly CustomerUserError[]) =>
  withErrors({customer: null, customerAccessToken: null}, errors);

/** Handles a known address: with an account it is taken, without one its owner gets a mail. */
function registerKnownEmail(known: CustomerRecord, context: ShopContext) {
  const at = [...IN_INPUT, 'email'];
  if (known.account === 'enabled') return refuse([CUSTOMER_ERROR.emailTaken(at)]);
  mailVerification(known, context);
  return refuse([CUSTOMER_ERROR.disabled(at, known.email)]);
}

function register(input: CustomerCreateInput, hash: string, state: ShopState): CustomerRecord {
  const customer = addCustomer(state, {...toContact(input), email: input.email, account: 'enabled'});
  if (input.acceptsMarketing) changeCustomer(state, customer, {marketing: consentOf(state, true)});
  state.data.vault.passwords[customer.number] = hash;
  return customer;
}

async function customerCreate(_root: unknown, {input}: MutationCustomerCreateArgs, context: ShopContext) {
  const {state} = context;
  const at = [...IN_INPUT, 'password'];
  const problems = [...contactProblems(state, input, IN_INPUT, null), ...passwordProblems(input.password, at)];
  if (problems.length > 0) return refuse(problems);
  const hash = await hashPassword(input.password);
  // The lookup comes after the last await, so that of two concurrent registrations one is rejected.
  const known = findCustomerByEmail(state, input.email);
  if (known) return registerKnownEmail(known, context);
  return withErrors({customer: toCustomerNode(register(input, hash, state))});
}

/** Sets a password and revokes all sessions. */
export function setPassword(state: ShopState, customer: CustomerRecord, hash: string): void {
  state.data.vault.passwords[customer.number] = hash;
  revokeAllTokens(state, customer);
}

async function customerUpdate(
  _root: unknown,
  {customer: input, customerAccessToken}: MutationCustomerUpdateArgs,
  {state}: ShopContext,
) {
  const hash = input.password ? await hashPassword(input.password) : null;
  const self = findTokenHolder(state, customerAccessToken);
  if (!self) return refuseUpdate([CUSTOMER_ERROR.tokenInvalid]);
  const at = [...IN_CUSTOMER, 'password'];
  const problems = [
    ...contactProblems(state, input, IN_CUSTOMER, self),
    ...(typeof input.password === 'string' ? passwordProblems(input.password, at) : []),
    ...(input.email && isEmailTaken(state, input.email, self)
      ? [CUSTOMER_ERROR.emailTaken([...IN_CUSTOMER, 'email'])]
      : []),
  ];
  if (problems.length > 0) return refuseUpdate(problems);
  const contact = toContact(input);
  const isNewEmail = contact.email !== undefined && contact.email !== self.email;
  changeCustomer(state, self, {
    ...contact,
    ...(isNewEmail && {verifiedEmail: false}),
    ...(typeof input.acceptsMarketing === 'boolean' && {marketing: consentOf(state, input.acceptsMarketing)}),
  });
  if (hash) setPassword(state, self, hash);
  return withErrors({
    customer: toCustomerNode(self),
    customerAccessToken: hash ? issueToken(state, self) : null,
  });
}

export const classicAccountMutations = {customerCreate, customerUpdate};
