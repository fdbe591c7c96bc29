import type {SalesScreenView} from '~/admin/frame/charts/sales-view';
import {LONG_NAME} from '~/workbench/long-name';
import {State} from '~/workbench/State';
import type {Stories} from '~/workbench/stories';
import {NeedsNow} from './needs/NeedsNow';
import {OverviewPage} from './OverviewPage';
import {LowStockList} from './SalesLists';
import {SalesScreen} from './SalesScreen';
import type {ShopTotals} from './shop-totals';

const KNOWN: ShopTotals = {
  orders: {all: 1_024, pending: 31, failedPayments: 2},
  customers: {count: 150, isExact: true},
  products: {count: 10, isExact: true},
  health: {overall: 'ok', supabase: 'connected', shopifyStorefront: 'connected'},
};

const UNKNOWN: ShopTotals = {
  orders: null,
  customers: null,
  products: null,
  health: {overall: 'degraded', supabase: 'disconnected', shopifyStorefront: 'disconnected'},
};

const DAYS = ['Nov 17', 'Nov 18', 'Nov 19', 'Nov 20', 'Nov 21', 'Nov 22', 'Nov 23'];
const bars = [35, 50, 100, 0, 80, 65, 20].map((height, index) => ({
  label: DAYS[index] ?? '',
  value: String(height / 5),
  before: String(8),
  height,
  heightBefore: 40,
}));

const SOLD: SalesScreenView = {
  window: '7d',
  sales: {
    figures: [
      {title: 'Orders', value: '70', change: '25% more than the 7 days before'},
      {title: 'Revenue', value: '$1,234,567.89', change: '4% less than the 7 days before'},
      {title: 'Average order', value: '$30.12', change: null},
      {title: 'Repeat rate', value: '34%', change: '2.5 points more than the 7 days before'},
    ],
    charts: ['Orders per day', 'Revenue per day'].map((title) => ({
      title,
      description: '70 in all, 56 before. The most: 20, Nov 19.',
      top: '20',
      bucketColumn: 'Day',
      bars,
    })),
    otherCurrency: null,
    isComplete: false,
    products: [{id: '1', title: LONG_NAME, units: '1,024', unitsBefore: '980', revenue: '$10,239.76'}],
    bundles: [],
  },
  lowStock: [{id: '1', title: LONG_NAME, units: '0', lasts: 'sold out'}],
};

const UNSOLD: SalesScreenView = {window: '30d', sales: null, lowStock: null};

function OverviewStates() {
  return (
    <>
      <State name="everything known" isWide>
        <OverviewPage
          totals={KNOWN}
          needs={
            <NeedsNow work={{orders: {late: 3, today: 12, onHold: 1}, alerts: 1}}>
              <LowStockList products={SOLD.lowStock} />
            </NeedsNow>
          }
        >
          <SalesScreen {...SOLD} />
        </OverviewPage>
      </State>
      <State name="nothing known" isWide>
        <OverviewPage totals={UNKNOWN} needs={<NeedsNow work={{orders: null, alerts: null}} />}>
          <SalesScreen {...UNSOLD} />
        </OverviewPage>
      </State>
    </>
  );
}

export const stories: Stories = {title: 'Admin overview', States: OverviewStates};
