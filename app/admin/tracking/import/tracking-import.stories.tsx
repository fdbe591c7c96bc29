import {LONG_NAME} from '~/workbench/long-name';
import {State} from '~/workbench/State';
import type {Stories} from '~/workbench/stories';
import {importNotice} from './import-copy';
import type {ImportView} from './import-view';
import {ImportPage} from './ImportPage';
import {ImportFailed, ImportMissing} from './ImportUnavailable';
import {NewImportPage} from './NewImportPage';
import {UnsentImport} from './UnsentImport';

const LATEST = [
  {
    id: '1',
    createdAt: {iso: '2026-11-20T15:00:00Z', text: 'Nov 20, 2026, 10:00 AM EST', format: 'short'},
    rows: 10_000,
    openRows: 1_200,
    unsentRows: 25,
    isApproved: true,
  },
] as const;

const ROW: ImportView['rows'][number] = {
  line: 2,
  reference: '#1042',
  carrier: 'UPS',
  number: '1Z999AA10123456784',
  order_id: '1042',
  verdict: 'ready',
  other_order: null,
  state: 'waiting',
  problem: null,
};

const CHECKED: ImportView = {
  path: '/admin/tracking/import/1',
  due_in_seconds: null,
  counts: [
    {verdict: 'ready', state: 'waiting', count: 6_800},
    {verdict: 'guessed-carrier', state: 'waiting', count: 188},
    {verdict: 'number-in-use', state: 'waiting', count: 12},
    {verdict: 'bad-number', state: 'waiting', count: 3_000},
  ],
  rows: [
    ROW,
    {...ROW, line: 3, verdict: 'number-in-use', other_order: '#1001'},
    {...ROW, line: 4, reference: LONG_NAME, order_id: null, carrier: null, verdict: 'unknown-order'},
  ],
  filter: {verdict: null, state: null, after: 0},
  next: '?after=4',
};

const SENT: ImportView = {
  ...CHECKED,
  counts: [
    {verdict: 'ready', state: 'done', count: 2},
    {verdict: 'ready', state: 'not-done', count: 1},
    {verdict: 'ready', state: 'checking', count: 1},
  ],
  rows: [
    {...ROW, state: 'done'},
    {...ROW, line: 3, state: 'not-done', problem: 'The order is on hold. Release it before you send it.'},
    {...ROW, line: 4, state: 'checking'},
  ],
  filter: {verdict: 'ready', state: null, after: 1},
  next: null,
};

function TrackingImportStates() {
  return (
    <>
      <State name="new">
        <NewImportPage view={{latest: [], id: 'workbench'}} result={undefined} />
      </State>
      <State name="nonsense">
        <NewImportPage
          view={{latest: LATEST, id: 'workbench'}}
          result={{failure: importNotice({kind: 'no-columns'}), pasted: 'one column', id: null}}
        />
      </State>
      <State name="database down">
        <NewImportPage view={{latest: null, id: 'workbench'}} result={undefined} />
      </State>
      <State name="dry run">
        <ImportPage view={CHECKED} failure={null} />
      </State>
      <State name="sent">
        <ImportPage view={SENT} failure={null} />
      </State>
      <State name="not sent, on the overview">
        <UnsentImport unsent={{path: '/admin/tracking/import/1', rows: 6_988}} />
      </State>
      <State name="missing">
        <ImportMissing />
      </State>
      <State name="failed">
        <ImportFailed />
      </State>
    </>
  );
}

export const stories: Stories = {title: 'Import of tracking numbers', States: TrackingImportStates};
