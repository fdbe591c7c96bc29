import {LONG_NAME} from '~/workbench/long-name';
import {State} from '~/workbench/State';
import type {Stories} from '~/workbench/stories';
import type {AnalyticsView} from './analytics-view';
import {AnalyticsPage} from './AnalyticsPage';

const HOURS = ['9 AM', '10 AM', '11 AM', '12 PM', '1 PM', '2 PM'];
const bars = [35, 50, 100, 0, 80, 65].map((height, index) => ({
  label: HOURS[index] ?? '',
  value: String(height),
  before: '40',
  height,
  heightBefore: 40,
}));

const VISITED: AnalyticsView = {
  figures: ['Visits', 'Page views', 'Purchases', 'Revenue of purchases'].map((title) => ({
    title,
    value: '1,234,567',
    change: '4% less than the 24 hours before',
  })),
  charts: ['Visits per hour', 'Page views per hour'].map((title) => ({
    title,
    description: '330 in all, 240 before. The most: 100, 11 AM.',
    top: '100',
    bucketColumn: 'Hour',
    bars,
  })),
  funnel: ['Visited', 'Saw a product', 'Added to cart', 'Began checkout', 'Purchased'].map((title, index) => ({
    title,
    visits: String(100 - 20 * index),
    share: `${100 - 20 * index}%`,
    width: 100 - 20 * index,
    shareOfStepBefore: index === 0 ? null : '80%',
  })),
  events: [['Page view', '1,204', '980']],
  products: [[LONG_NAME, '12', '$119.88']],
  vitals: [['/product/:productSlug phone', '2.6 s fair', '180 ms good', '0.26 poor', '—', '50']],
  drops: [['Sent again', '3']],
  isComplete: false,
  isEmpty: false,
};

const UNVISITED: AnalyticsView = {
  ...VISITED,
  figures: [],
  charts: [],
  events: [],
  products: [],
  vitals: [],
  drops: [],
  isComplete: true,
  isEmpty: true,
};

function AnalyticsStates() {
  return (
    <>
      <State name="with visits" isWide>
        <AnalyticsPage window="24h" isOff={false} analytics={VISITED} />
      </State>
      <State name="without visits, turned off" isWide>
        <AnalyticsPage window="7d" isOff analytics={UNVISITED} />
      </State>
      <State name="without a database" isWide>
        <AnalyticsPage window="30d" isOff={false} analytics={null} />
      </State>
    </>
  );
}

export const stories: Stories = {title: 'Admin analytics', States: AnalyticsStates};
