import {State} from '~/workbench/State';
import type {Stories} from '~/workbench/stories';
import {BatchPackingFailed, BatchPackingMissing} from './BatchPackingPage';
import {BatchPickList} from './BatchPickList';
import {BatchSlips} from './BatchSlips';

const COMMON = {
  id: '1',
  path: '/admin/orders/batch/1',
  orderCount: 2,
  leftOut: [
    {place: 1, id: '1040', name: '#1040', reason: 'on-hold'},
    {place: 2, id: null, name: null, reason: 'missing'},
  ],
} as const;

const ITEM = {
  title: 'Palak Paneer',
  variant: 'Hot',
  sku: 'PALAK-H',
  barcode: null,
  quantity: 4,
  bundles: ['Comfort Trio'],
  isUnopened: false,
} as const;

const SLIP = {
  id: '1041',
  name: '#1041',
  address: ['Ada Byron', '12 Pearl Street', 'Brooklyn, NY 11201'],
  note: 'Happy Diwali!',
  lines: [{id: '1', title: 'Palak Paneer', variant: 'Hot', sku: 'PALAK-H', quantity: 2, bundle: null}],
  lots: [],
  qrCode: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E',
} as const;

const BatchPackingStates = () => (
  <>
    <State name="a combined pick list" isWide>
      <BatchPickList
        view={{
          ...COMMON,
          items: Array.from({length: 21}, (_, key) => ({...ITEM, key: String(key), isUnopened: key === 1})),
          isUnsplit: true,
        }}
      />
    </State>
    <State name="nothing to pick" isWide>
      <BatchPickList view={{...COMMON, orderCount: 0, items: [], isUnsplit: false}} />
    </State>
    <State name="packing slips" isWide>
      <BatchSlips view={{...COMMON, slips: [SLIP]}} shopName="Fusion Tiffin" />
    </State>
    <State name="a missing batch" isWide>
      <BatchPackingMissing />
    </State>
    <State name="without a database" isWide>
      <BatchPackingFailed title="Pick list" />
    </State>
  </>
);

export const stories: Stories = {title: 'Packing a batch', States: BatchPackingStates};
