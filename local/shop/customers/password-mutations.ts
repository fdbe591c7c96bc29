import type {
  MutationCustomerActivateArgs,
  MutationCustomerActivateByUrlArgs,
  MutationCustomerRecoverArgs,
  MutationCustomerResetArgs,
  MutationCustomerResetByUrlArgs,
} from 'schema-2026-04/storefront-api-types';
import {gidNumber} from '../graphql/gid';
import type {ShopContext} from '../state';
import {issueToken} from './access-tokens';
import {revokeLinks, isLinkToken, readLink} from './account-links';
import {mailReset} from './account-mails';
import {setPassword} from './customer-mutations';
import {toCustomerNode} from './customer-node';
import type {CustomerRecord} from './customer-record';
import {changeCustomer, findCustomer, findCustomerByEmail} from './customer-store';
import {CUSTOMER_ERROR, noSuchReset, passwordProblems, type CustomerUserError} from './customer-problems';
import {hashPassword} from './password';
import {withErrors} from './payload';
import {countAttempt, requireUnthrottled} from './throttle';

/** The submitted link and new password, with their argument paths. */
interface Proof {
  readonly number: number;
  readonly token: string;
  readonly tokenAt: readonly string[];
  readonly password: string;
  readonly passwordAt: readonly string[];
}

const refuse = (errors: readonly CustomerUserError[]) =>
  withErrors({customer: null, customerAccessToken: null}, errors);

/** A mailed link proves the ownership of its address: the address is verified, and all links of the customer are revoked. */
function open(customer: CustomerRecord, hash: string, {state}: ShopContext) {
  setPassword(state, customer, hash);
  revokeLinks(state, 'activate', customer.number);
  revokeLinks(state, 'reset', customer.number);
  changeCustomer(state, customer, {account: 'enabled', verifiedEmail: true});
  return withErrors({customer: toCustomerNode(customer), customerAccessToken: issueToken(state, customer)});
}

async function activate({number, token, tokenAt, password, passwordAt}: Proof, context: ShopContext) {
  const {state} = context;
  const problems = passwordProblems(password, passwordAt);
  const hash = problems.length > 0 ? '' : await hashPassword(password);
  const customer = findCustomer(state, number);
  if (customer?.account === 'enabled') return refuse([CUSTOMER_ERROR.alreadyEnabled]);
  if (!customer || !isLinkToken(state, 'activate', number, token)) {
    return refuse([CUSTOMER_ERROR.activationTokenInvalid(tokenAt)]);
  }
  return problems.length > 0 ? refuse(problems) : open(customer, hash, context);
}

/** @throws GraphQLError with the code NOT_FOUND for a link that is wrong, used or expired */
async function reset({number, token, password, passwordAt}: Omit<Proof, 'tokenAt'>, context: ShopContext) {
  const {state} = context;
  const problems = passwordProblems(password, passwordAt);
  const hash = problems.length > 0 ? '' : await hashPassword(password);
  const customer = findCustomer(state, number);
  if (!customer || !isLinkToken(state, 'reset', number, token)) throw noSuchReset();
  return problems.length > 0 ? refuse(problems) : open(customer, hash, context);
}

function customerRecover(_root: unknown, {email}: MutationCustomerRecoverArgs, context: ShopContext) {
  const {state} = context;
  requireUnthrottled(state, 'recover', email);
  countAttempt(state, 'recover', email);
  const customer = findCustomerByEmail(state, email);
  if (customer?.account !== 'enabled') return withErrors({}, [CUSTOMER_ERROR.notFound]);
  mailReset(customer, context);
  return withErrors({});
}

export const passwordMutations = {
  customerRecover,

  customerReset: (_root: unknown, {id, input}: MutationCustomerResetArgs, context: ShopContext) => {
    const {resetToken: token, password} = input;
    return reset({number: gidNumber('Customer', id) ?? 0, token, password, passwordAt: ['input', 'password']}, context);
  },

  customerResetByUrl: (_root: unknown, {resetUrl, password}: MutationCustomerResetByUrlArgs, context: ShopContext) => {
    const link = readLink('reset', resetUrl, context);
    if (!link) return refuse([CUSTOMER_ERROR.resetUrlInvalid]);
    return reset({...link, password, passwordAt: ['password']}, context);
  },

  customerActivate: (_root: unknown, {id, input}: MutationCustomerActivateArgs, context: ShopContext) => {
    const {activationToken: token, password} = input;
    const number = gidNumber('Customer', id) ?? 0;
    const paths = {tokenAt: ['input', 'activationToken'], passwordAt: ['input', 'password']};
    return activate({number, token, password, ...paths}, context);
  },

  customerActivateByUrl: (
    _root: unknown,
    {activationUrl, password}: MutationCustomerActivateByUrlArgs,
    context: ShopContext,
  ) => {
    const link = readLink('activate', activationUrl, context);
    if (!link) return refuse([CUSTOMER_ERROR.activationUrlInvalid]);
    return activate({...link, password, tokenAt: ['activationUrl'], passwordAt: ['password']}, context);
  },
};
