import {State} from '~/workbench/State';
import type {Stories} from '~/workbench/stories';
import {closedNotice, emptyAddressResult} from './address-results';
import type {AddressView} from './address-view';
import {AddressScreen} from './AddressScreen';

const VALUES = {
  firstName: 'Ada',
  lastName: 'Byron',
  address1: 'Pearl Street',
  address2: '',
  city: 'Brooklyn',
  provinceCode: 'NY',
  zip: '11201',
  phone: '+1 718 555 0100',
};

const VIEW: AddressView = {
  name: 'Order #1042',
  path: '/admin/orders/1042',
  shopifyUrl: 'https://shop.example/admin/orders/1042',
  idempotencyKey: '1',
  content: {kind: 'loaded', availability: 'open', values: VALUES, isInUnitedStates: true},
};

const CONFLICT = {
  ...emptyAddressResult(),
  entered: {...VALUES, address1: '12 Pearl Street'},
  seen: {...VALUES, address1: '21 Pearl Street'},
  conflicts: {address1: '21 Pearl Street'},
  errors: {address1: 'Decide which of the two is right'},
};

function AddressStates() {
  return (
    <>
      <State name="can be corrected" isWide>
        <AddressScreen view={VIEW} result={undefined} />
      </State>
      <State name="somebody else changed it too" isWide>
        <AddressScreen view={VIEW} result={CONFLICT} />
      </State>
      <State name="packed meanwhile" isWide>
        <AddressScreen
          view={{...VIEW, content: {kind: 'loaded', availability: 'sent', values: VALUES, isInUnitedStates: true}}}
          result={{...emptyAddressResult(), failure: closedNotice('sent')}}
        />
      </State>
      <State name="Shopify is down" isWide>
        <AddressScreen
          view={{...VIEW, content: {kind: 'failed', text: 'Shopify does not answer.'}}}
          result={undefined}
        />
      </State>
    </>
  );
}

export const stories: Stories = {title: 'Address of an order', States: AddressStates};
