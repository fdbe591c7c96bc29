import {LONG_NAME} from '~/workbench/long-name';
import {State} from '~/workbench/State';
import type {Stories} from '~/workbench/stories';
import type {AuditRequest} from './audit-request';
import type {AuditRowView, SecurityView} from './security-view';
import {SecurityPage} from './SecurityPage';

const REQUEST: AuditRequest = {
  actor: '',
  action: '',
  target: '',
  order: '',
  outcome: '',
  from: '',
  to: '',
  before: null,
};
const AT = {iso: '2026-11-20T15:00:00Z', text: 'Nov 20, 2026, 10:00 AM EST', format: 'short'} as const;

const SECURITY: SecurityView = {
  states: [
    {title: 'Row level security', state: 'normal', text: 'On for 31 of 31 tables'},
    {title: 'Second factor', state: 'critical', text: 'Set up by 1 of 2 admins'},
    {title: 'Reconciliation', state: 'unknown', text: 'No run yet'},
    {title: 'Webhook signatures', state: 'normal', text: 'Checked with one secret'},
  ],
  events: [
    {title: 'Sign-ins throttled', count: '1,204', path: null},
    {title: 'Role changes', count: '1', path: '/admin/security?action=role.'},
  ],
  errors: [
    {
      severity: 'high',
      route: '/orders',
      status: '503',
      network: '2001:db8:85a3::/48',
      requests: '12',
      last: '1 hour ago',
    },
    {severity: 'medium', route: '*', status: '403', network: 'others', requests: '10,204', last: '3 hours ago'},
  ],
  moreErrors: 31,
  staff: [{id: 'aaaaaaaa-0000-4000-8000-000000000001', name: 'Gita'}],
};

const ROW: AuditRowView = {
  id: 4,
  at: AT,
  actor: 'Gita',
  action: 'fulfillment.create',
  target: 'gid://shopify/FulfillmentOrder/1042',
  outcome: 'done',
  reason: null,
  details: '{\n  "order": "gid://shopify/Order/1042"\n}',
};

const ROWS: readonly AuditRowView[] = [
  ROW,
  {...ROW, id: 3, outcome: 'checking'},
  {...ROW, id: 2, outcome: 'refused', actor: 'Not staff', reason: 'denied'},
  {...ROW, id: 1, outcome: 'failed', actor: LONG_NAME, target: LONG_NAME, reason: 'shop-down'},
];

function SecurityStates() {
  return (
    <>
      <State name="each state" isWide>
        <SecurityPage
          request={{...REQUEST, action: 'fulfillment.', before: 5}}
          security={SECURITY}
          page={{rows: ROWS, next: '?before=1'}}
        />
      </State>
      <State name="search without results" isWide>
        <SecurityPage request={{...REQUEST, target: '4711'}} security={SECURITY} page={{rows: [], next: null}} />
      </State>
      <State name="database unavailable" isWide>
        <SecurityPage request={REQUEST} security={null} page={null} />
      </State>
    </>
  );
}

export const stories: Stories = {title: 'Admin security', States: SecurityStates};
