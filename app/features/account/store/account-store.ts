import type {Result} from '~/core/result';
import type {FullName} from '../account-forms';
import type {AccountProblem} from '../account-problem';

/** What the shop makes of a question or a change. */
export type Answer<Value> = Promise<Result<Value, AccountProblem>>;

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
  rename(name: FullName): Answer<null>;
  findAddresses(after: string | null): Answer<Page<AccountAddress>>;
  /** @returns null when the book has no such entry */
  findAddress(number: string): Answer<AccountAddress | null>;
  addAddress(input: AddressInput, isDefault: boolean): Answer<null>;
  changeAddress(number: string, input: AddressInput, isDefault: boolean): Answer<null>;
  setDefaultAddress(number: string): Answer<null>;
  removeAddress(number: string): Answer<null>;
}
