import {LONG_NAME} from '~/workbench/long-name';
import {State} from '~/workbench/State';
import type {Stories} from '~/workbench/stories';
import {LeaseBar} from './lease/LeaseBar';
import type {PickItem} from './list/pick-item';
import type {LoadedPacking, ParcelView} from './packing-view';
import {PackingPage} from './PackingPage';
import {UndoBar} from './ship/UndoBar';
import {PackingSlip} from './slip/PackingSlip';

const DAL: PickItem = {
  key: 'FT-01-DAL',
  title: 'Dal Tadka',
  variant: null,
  sku: 'FT-01-DAL',
  barcode: null,
  quantity: 3,
  bundles: ['Desi Comfort Trio'],
  isUnopened: false,
};

const PARCEL: ParcelView = {
  id: 'gid://shopify/FulfillmentOrder/1',
  lines: [
    {id: 'gid://shopify/FulfillmentOrderLineItem/1', ...DAL, quantity: 1, bundle: null, productId: null},
    {
      id: 'gid://shopify/FulfillmentOrderLineItem/2',
      ...DAL,
      quantity: 4,
      bundle: '2 × Starter Set',
      productId: null,
    },
  ],
  items: [
    DAL,
    {...DAL, key: 'long', title: LONG_NAME, variant: 'Large', sku: `FT-${'0'.repeat(60)}`, quantity: 240, bundles: []},
    {...DAL, key: 'bundle', title: 'Mystery Box', sku: null, quantity: 1, bundles: [], isUnopened: true},
  ],
  knownLots: [{number: 'DAL-2620', driedOn: '2026-05-12', dish: DAL.title}],
  isUnsplit: true,
  hasMoreItems: true,
  others: 1,
  held: 2,
};

const VIEW: LoadedPacking = {
  name: 'Order #1042',
  path: '/admin/orders/1042',
  address: ['Ada Byron', '12 Pearl Street', 'Brooklyn, NY 11201', 'United States'],
  note: 'Happy birthday!\n<b>Love</b>, Ben',
  lease: {isOwn: true, text: 'You are packing this, since 2 min'},
  work: {kind: 'parcel', parcel: PARCEL},
  idempotencyKey: '1',
};

const noop = () => undefined;

function PackingStates() {
  return (
    <>
      <State name="a parcel" isWide>
        <PackingPage view={VIEW} reply={undefined} />
      </State>
      <State name="nothing left to pack" isWide>
        <PackingPage
          view={{
            ...VIEW,
            lease: null,
            note: null,
            address: null,
            work: {kind: 'nothing', held: 0, hasMoreItems: false},
          }}
          reply={undefined}
        />
      </State>
      <State name="canceled meanwhile" isWide>
        <PackingPage view={{...VIEW, work: {kind: 'canceled', isDone: true}}} reply={undefined} />
      </State>
      <State name="the shop does not answer" isWide>
        <PackingPage
          view={{...VIEW, work: {kind: 'failed', title: 'Failed to load fulfillment orders', text: 'Please refresh.'}}}
          reply={undefined}
        />
      </State>
      <State name="another person packs it">
        <LeaseBar lease={{isOwn: false, text: `${LONG_NAME} is packing this, since 2 min`}} hasFailed={false} />
      </State>
      <State name="the claim failed">
        <LeaseBar lease={null} hasFailed />
      </State>
      <State name="seconds to undo">
        <UndoBar secondsLeft={7} undo={noop} sendNow={noop} />
      </State>
      <State name="the packing slip" isWide>
        <PackingSlip
          shopName="Fusion Tiffin"
          slip={{
            ...VIEW,
            id: '1042',
            lines: PARCEL.lines,
            isWholeOrder: true,
            lots: [
              {
                dish: 'Dal Tadka',
                number: 'DAL-2620',
                address: 'shop.example/lots/dal-2620',
                qrCode: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E',
              },
            ],
            qrCode: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E',
          }}
        />
      </State>
    </>
  );
}

export const stories: Stories = {title: 'Packing', States: PackingStates};
