import {StaffRoleContext} from '~/admin/frame/access/staff-role';
import {State} from '~/workbench/State';
import type {Stories} from '~/workbench/stories';
import type {BatchRowView, BatchView} from './batch-view';
import {BatchFailed, BatchListPage, BatchMissing} from './BatchListPage';
import {BatchPage} from './BatchPage';

const row = (place: number, more: Partial<BatchRowView> = {}): BatchRowView => ({
  place,
  id: String(1040 + place),
  name: `#${1040 + place}`,
  customer: 'Ada Byron',
  state: 'waiting',
  problem: null,
  ...more,
});

const CHOSEN: BatchView = {
  path: '/admin/orders/batch/1',
  change: null,
  counts: {waiting: 3, checking: 0, done: 0, skipped: 0, failed: 0},
  rows: [row(1), row(2), row(3, {id: null, name: null, customer: null})],
  state: null,
  isFirstPage: true,
  next: null,
  dueInSeconds: null,
  undoOf: null,
  undoneBy: null,
  imports: [
    {
      path: '/admin/tracking/import/1',
      createdAt: {iso: '2026-06-01T12:00:00Z', text: 'Jun 1, 8:00 AM', format: 'long'},
      rows: 30,
    },
  ],
  idempotencyKey: '1',
};

const FINISHED: BatchView = {
  ...CHOSEN,
  change: {kind: 'hold', reason: 'OTHER', notes: 'Recount the shelf'},
  counts: {waiting: 0, checking: 0, done: 1, skipped: 1, failed: 1},
  rows: [
    row(1, {state: 'done'}),
    row(2, {state: 'skipped', problem: 'The order is canceled.'}),
    row(3, {state: 'failed', problem: 'Shopify has no such order.'}),
  ],
};

const LATEST = {
  id: '1',
  path: '/admin/orders/batch/1',
  createdAt: {iso: '2026-11-20T15:00:00Z', text: 'Nov 20, 2026, 10:00 AM EST', format: 'short'},
  action: 'add-tag',
  orders: 43,
  openOrders: 3,
  staffName: 'Gita',
} as const;

const BatchStates = () => (
  <StaffRoleContext.Provider value="owner">
    <State name="chosen orders" isWide>
      <BatchPage view={CHOSEN} result={{problem: 'no-reason', values: {}}} />
    </State>
    <State name="a finished change" isWide>
      <BatchPage view={FINISHED} result={undefined} />
    </State>
    <State name="the latest batches" isWide>
      <BatchListPage latest={[LATEST, {...LATEST, id: '2', action: null, openOrders: 0}]} />
    </State>
    <State name="no batch" isWide>
      <BatchListPage latest={[]} />
    </State>
    <State name="a missing batch" isWide>
      <BatchMissing />
    </State>
    <State name="without a database" isWide>
      <BatchFailed />
    </State>
  </StaffRoleContext.Provider>
);

export const stories: Stories = {title: 'Batches of orders', States: BatchStates};
