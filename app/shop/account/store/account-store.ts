import type {FullName} from '~/core/person-name';
import type {Result} from '~/core/result';
import type {AccountProblem} from '../account-problem';

export type AccountResult<Value> = Promise<Result<Value, AccountProblem>>;

export interface AccountAddress {
  /** The id in our URLs, because Shopify's id may contain a token. */
  readonly number: string;
  readonly isDefault: boolean;
  /** Formatted as on an envelope. */
  readonly lines: readonly string[];
  readonly name: string;
  readonly address1: string;
  readonly address2: string;
  readonly city: string;
  readonly province: string;
  readonly zip: string;
  readonly phone: string;
}

export interface AddressInput extends FullName {
  readonly address1: string;
  readonly address2: string;
  readonly city: string;
  readonly province: string;
  readonly zip: string;
  readonly country: string;
  readonly phone: string;
}

export interface Page<Item> {
  readonly items: readonly Item[];
  readonly next: string | null;
}

/** A customer's own data at Shopify, with one implementation per API. */
export interface AccountStore {
  rename(name: FullName): AccountResult<null>;
  findAddresses(after: string | null): AccountResult<Page<AccountAddress>>;
  /** Returns null if the address does not exist. */
  findAddress(number: string): AccountResult<AccountAddress | null>;
  addAddress(input: AddressInput, isDefault: boolean): AccountResult<null>;
  changeAddress(number: string, input: AddressInput, isDefault: boolean): AccountResult<null>;
  setDefaultAddress(number: string): AccountResult<null>;
  removeAddress(number: string): AccountResult<null>;
}
