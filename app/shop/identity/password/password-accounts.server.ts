import type {Storefront} from '@shopify/hydrogen';
import {customerErrorLine} from '~/core/customer-errors';
import {fail, succeed, type Result} from '~/core/result';
import type {AppContext} from '~/platform/context.server';
import type {SessionClaims} from '~/platform/session/session-claims';
import type {IdentityProblem} from '../problems/identity-problem';
import {callPasswordApi, toIdentityProblem} from './call-password-api.server';
import {
  CUSTOMER_ACTIVATE_MUTATION,
  CUSTOMER_RECOVER_MUTATION,
  CUSTOMER_REGISTER_MUTATION,
  CUSTOMER_RESET_MUTATION,
  CUSTOMER_SIGN_IN_MUTATION,
  CUSTOMER_SIGN_OUT_MUTATION,
  SIGNED_IN_CUSTOMER_QUERY,
} from './password-accounts.gql';

/** The token that Shopify returns for a correct password. */
export type CustomerToken = NonNullable<SessionClaims['customerToken']>;

export interface ShopCustomer {
  readonly id: string;
  readonly email?: string | null;
  readonly firstName?: string | null;
  readonly lastName?: string | null;
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface NewAccount extends Credentials {
  readonly firstName: string;
  readonly lastName: string;
}

/** The result of creating an account. Shopify may require confirmation by email first. */
export type Opened = {readonly kind: 'opened'; readonly customer: ShopCustomer} | {readonly kind: 'mailed'};

type ResponseBody<Value> = Promise<Result<Value, IdentityProblem>>;

export interface PasswordAccounts {
  signIn(credentials: Credentials): ResponseBody<CustomerToken>;
  findCustomer(token: CustomerToken): ResponseBody<ShopCustomer>;
  /** Revokes the token, best effort: a token that remains expires by itself. */
  signOut(token: CustomerToken): Promise<void>;
  open(account: NewAccount): ResponseBody<Opened>;
  /** Mails a reset link. Succeeds for an unknown address too. */
  recover(email: string): ResponseBody<null>;
  /** @param url the mailed link, on Shopify's own domain */
  setPassword(kind: 'reset' | 'activate', url: string, password: string): ResponseBody<ShopCustomer>;
}

/** Creates the client for classic customer accounts. It caches nothing and logs each failure. */
export function createPasswordAccounts({direct, report}: Pick<AppContext, 'direct' | 'report'>): PasswordAccounts {
  const accounts = createUnloggedAccounts(direct, report);
  const log = async <Value>(action: string, pending: ResponseBody<Value>) => {
    const response = await pending;
    if (!response.ok) report(toLogLine(action, response.error));
    return response;
  };
  return {
    signIn: (credentials) => log('login', accounts.signIn(credentials)),
    findCustomer: (token) => log('me', accounts.findCustomer(token)),
    signOut: (token) => accounts.signOut(token),
    open: (account) => log('create', accounts.open(account)),
    recover: (email) => log('recover', accounts.recover(email)),
    setPassword: (kind, url, password) => log(kind, accounts.setPassword(kind, url, password)),
  };
}

/** Returns the log line of a failure. A token counts as invalid if its customer cannot be read. */
const toLogLine = (action: string, {kind}: IdentityProblem) =>
  action === 'me'
    ? customerErrorLine(action, 'TOKEN_INVALID', 'Failed to retrieve customer data')
    : customerErrorLine(action, kind.toUpperCase().replaceAll('-', '_'));

function createUnloggedAccounts(direct: Storefront, report: Report): PasswordAccounts {
  return {
    async signIn(input) {
      const response = await callPasswordApi(report, () =>
        direct.mutate(CUSTOMER_SIGN_IN_MUTATION, {variables: {input}}),
      );
      if (!response.ok) return response;
      const {customerAccessToken: token, customerUserErrors = []} = response.value.customerAccessTokenCreate ?? {};
      if (token) return succeed({value: token.accessToken, expiresAtMs: Date.parse(token.expiresAt)});
      const [error] = customerUserErrors;
      return fail({
        kind: !error || error.code === 'UNIDENTIFIED_CUSTOMER' ? 'invalid-credentials' : 'token-creation-failed',
      });
    },
    async findCustomer({value: token}) {
      const options = {variables: {token}};
      const response = await callPasswordApi(report, () => direct.query(SIGNED_IN_CUSTOMER_QUERY, options));
      if (!response.ok) return response;
      const {customer} = response.value;
      return customer?.id ? succeed(customer) : fail({kind: 'customer-invalid'});
    },
    async signOut({value: token}) {
      await callPasswordApi(report, () => direct.mutate(CUSTOMER_SIGN_OUT_MUTATION, {variables: {token}}));
    },
    open: (account) => open(direct, report, account),
    async recover(email) {
      const response = await callPasswordApi(report, () =>
        direct.mutate(CUSTOMER_RECOVER_MUTATION, {variables: {email}}),
      );
      // The result must not reveal whether the address is known or throttled.
      if (response.ok || response.error.kind === 'throttled') return succeed(null);
      return response.error.kind === 'network-error' ? response : fail({kind: 'recovery-failed'});
    },
    setPassword: (kind, url, password) => setPassword(direct, report, {kind, url, password}),
  };
}

type Report = AppContext['report'];

async function open(direct: Storefront, report: Report, account: NewAccount): ResponseBody<Opened> {
  const input = {...account, acceptsMarketing: false};
  const response = await callPasswordApi(report, () => direct.mutate(CUSTOMER_REGISTER_MUTATION, {variables: {input}}));
  if (!response.ok) return response;
  const {customer, customerUserErrors = []} = response.value.customerCreate ?? {};
  if (customer) return succeed({kind: 'opened', customer});
  const isMailed = customerUserErrors.some(({code}) => code === 'CUSTOMER_DISABLED');
  return isMailed ? succeed({kind: 'mailed'}) : fail(toIdentityProblem(customerUserErrors));
}

interface MailedLink {
  readonly kind: 'reset' | 'activate';
  readonly url: string;
  readonly password: string;
}

async function setPassword(
  direct: Storefront,
  report: Report,
  {kind, ...variables}: MailedLink,
): ResponseBody<ShopCustomer> {
  const response = await callPasswordApi(report, async () => {
    if (kind === 'reset') {
      const {customerResetByUrl, errors} = await direct.mutate(CUSTOMER_RESET_MUTATION, {variables});
      return {payload: customerResetByUrl, errors};
    }
    const {customerActivateByUrl, errors} = await direct.mutate(CUSTOMER_ACTIVATE_MUTATION, {variables});
    return {payload: customerActivateByUrl, errors};
  });
  if (!response.ok) return response;
  const {customer, customerUserErrors = []} = response.value.payload ?? {};
  return customer ? succeed(customer) : fail(toIdentityProblem(customerUserErrors));
}
