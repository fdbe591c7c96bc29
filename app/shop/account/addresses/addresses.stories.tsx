import type {ComponentProps} from 'react';
import {OnPress} from '~/workbench/OnPress';
import {State} from '~/workbench/State';
import type {Stories} from '~/workbench/stories';
import {ADDRESS, ADDRESSES, INVALID_ADDRESS} from '../account-samples';
import {AddressesPage} from './AddressesPage';
import {AddressForm} from './AddressForm';
import {RemoveAddressPage} from './RemoveAddressPage';

const FAILURE = {tone: 'error', title: 'We could not reach the shop', body: 'Please try again in a moment.'} as const;

const BOOKS: Readonly<Record<string, ComponentProps<typeof AddressesPage>>> = {
  'the first of many, the last action failed': {
    book: {kind: 'book', items: ADDRESSES, isFirst: true, next: 'next'},
    failure: FAILURE,
  },
  'the last of many': {book: {kind: 'book', items: [ADDRESS], isFirst: false, next: null}, failure: null},
  empty: {book: {kind: 'book', items: [], isFirst: true, next: null}, failure: null},
  unavailable: {book: {kind: 'failed', failure: FAILURE}, failure: null},
  'no customer account': {book: {kind: 'none', isCustomer: false}, failure: null},
  'a customer account that this session may not use': {book: {kind: 'none', isCustomer: true}, failure: null},
};

function AddressStates() {
  return (
    <>
      {Object.entries(BOOKS).map(([name, props]) => (
        <State key={name} name={name} isWide>
          <AddressesPage {...props} />
        </State>
      ))}
      <State name="a new address">
        <AddressForm address={null} reply={undefined} />
      </State>
      <State name="a known address with field errors">
        <OnPress label="show">
          {(isOpen) => isOpen && <AddressForm address={ADDRESS} reply={INVALID_ADDRESS} />}
        </OnPress>
      </State>
      <State name="about to be removed">
        <RemoveAddressPage address={ADDRESS} reply={undefined} />
      </State>
      <State name="not removed, the session ended">
        <RemoveAddressPage address={ADDRESS} reply={{lastResult: null, failure: FAILURE, isSignedOut: true}} />
      </State>
    </>
  );
}

export const stories: Stories = {title: 'Addresses', States: AddressStates};
