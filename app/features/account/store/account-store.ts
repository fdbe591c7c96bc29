import type {FullName} from '~/core/person-name';
import type {Result} from '~/core/result';
import type {AccountProblem} from '../account-problem';

/** What the shop makes of a question or a change. */
export type AccountResult<Value> = Promise<Result<Value, AccountProblem>>;

/** One entry of an address book, as its page shows and its form fills it. */
export interface AccountAddress {
  /** Names it in addresses of ours: the shop's own ids may carry a token. */
  readonly number: string;
  readonly isDefault: boolean;
  /** As an envelope shows it. */
  readonly lines: readonly string[];
  readonly name: string;
  readonly address1: string;
  readonly address2: string;
  readonly city: string;
  readonly province: string;
  readonly zip: string;
  readonly phone: string;
}

/** What an entry is changed to. */
export interface AddressInput extends FullName {
  readonly address1: string;
  readonly address2: string;
  readonly city: string;
  readonly province: string;
  readonly zip: string;
  readonly country: string;
  readonly phone: string;
}

/** Some of many, and where the rest begins. */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly next: string | null;
}

/** A customer's own data at the shop. Each API that speaks of customers has one. */
export interface AccountStore {
  rename(name: FullName): AccountResult<null>;
  findAddresses(after: string | null): AccountResult<Page<AccountAddress>>;
  /** @returns null when the book has no such entry */
  findAddress(number: string): AccountResult<AccountAddress | null>;
  addAddress(input: AddressInput, isDefault: boolean): AccountResult<null>;
  changeAddress(number: string, input: AddressInput, isDefault: boolean): AccountResult<null>;
  setDefaultAddress(number: string): AccountResult<null>;
  removeAddress(number: string): AccountResult<null>;
}
