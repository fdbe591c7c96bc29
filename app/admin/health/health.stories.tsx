import {LONG_NAME} from '~/workbench/long-name';
import {State} from '~/workbench/State';
import type {Stories} from '~/workbench/stories';
import type {AlertsView, AlertView} from './alerts/alert-view';
import type {ErrorsView} from './errors/error-kind-view';
import {HealthPage} from './HealthPage';
import type {MeasurementsView} from './measurements/Measurements';
import type {MetricView} from './measurements/metric-view';
import type {DeadLetterView, WebhooksView} from './webhooks/webhook-view';

const WAVE = Array.from({length: 48}, (_, index) => 90 + Math.round(40 * Math.sin(index / 3)));

const METRIC: MetricView = {
  title: 'Response time (p95)',
  value: '120 ms',
  note: 'Measured now · 41 requests in that minute',
  state: 'normal',
  points: WAVE,
  summary: 'Last 24 hours: 50 ms to 130 ms',
};

const MEASUREMENTS: MeasurementsView = {
  metrics: [
    METRIC,
    {...METRIC, title: 'Shopify API round trip', value: '1.4 s', state: 'degraded'},
    {...METRIC, title: 'Database round trip', value: '—', state: 'critical', points: WAVE.slice(0, 30)},
    {...METRIC, title: 'Error rate', value: '0.00 %', points: WAVE.map((point, at) => (at % 9 === 4 ? point : null))},
    {...METRIC, title: 'Webhook lag (p95)', state: 'outdated', note: 'Measured 3 hours ago'},
    {
      title: 'Uptime',
      value: '—',
      note: 'Not measured yet',
      state: 'unknown',
      points: WAVE.map(() => null),
      summary: 'No history yet',
    },
  ],
  rows: [
    {
      at: {iso: '2026-11-20T15:00:00Z', text: 'Nov 20, 2026, 10:00 AM EST', format: 'short'},
      cells: ['1,204', '40 ms', '120 ms', '0.00 %', '8 ms', '12', '90 ms', '2.1 s', '100.00 %'],
    },
  ],
};

const AT = {iso: '2026-11-20T15:00:00Z', text: 'Nov 20, 2026, 10:00 AM EST', format: 'short'} as const;
const REASON = 'invalid payload: id invalid_type, line_items invalid_type';
const LETTER: DeadLetterView = {
  id: 7,
  topic: 'orders/create',
  reason: REASON,
  at: AT,
  age: '3 hours ago',
  body: 'a1b2c3d4e5f6 · 1,204 characters',
};

const ALERT: AlertView = {
  id: 1,
  isCritical: true,
  title: 'Many requests fail',
  text: '12 of 80 requests in ten minutes were answered with a server error.',
  age: '4 minutes ago',
  since: AT,
  until: null,
  runbook: 'docs/runbook.md#error-rate',
};

const ALERTS: AlertsView = {
  open: [ALERT, {...ALERT, id: 2, isCritical: false, title: `A scheduled job fails: ${LONG_NAME}`}],
  ended: [{...ALERT, id: 3, until: AT}],
  faults: ['Mail: 2 messages wait, because the mail service responded with 503.'],
};

const ERRORS: ErrorsView = {
  kinds: [
    {
      name: 'TypeError',
      place: 'GET /product/:productSlug',
      isExpected: false,
      count: '1,204',
      firstSeen: AT,
      lastSeen: AT,
      lastAge: '3 hours ago',
      reference: '1a2b3c4d',
    },
    {
      name: 'UpstreamError timeout',
      place: `GET /${LONG_NAME.replaceAll(' ', '-')}`,
      isExpected: true,
      count: '2',
      firstSeen: AT,
      lastSeen: AT,
      lastAge: 'now',
      reference: '5e6f7a8b',
    },
  ],
  more: 12,
};

const WEBHOOKS: WebhooksView = {
  facts: [
    ['Newest change received', '2 minutes ago'],
    ['Lag in the last hour (p95)', '2.1 s'],
    ['Last reconciliation', '—'],
  ],
  outcomes: [
    ['recorded', '1,204'],
    ['dead letter', '3'],
  ],
  letters: [LETTER, {...LETTER, id: 8}, {...LETTER, id: 9, reason: LONG_NAME, topic: 'no topic'}],
  groups: [{reason: REASON, count: 2}],
};

function HealthStates() {
  return (
    <>
      <State name="each state" isWide>
        <HealthPage
          health={{overall: 'ok', supabase: 'connected', shopifyStorefront: 'connected'}}
          alerts={ALERTS}
          measurements={MEASUREMENTS}
          errors={ERRORS}
          webhooks={WEBHOOKS}
          idempotencyKey="1"
          reply={{
            notice: {tone: 'warning', title: '1 replayed, 1 still unprocessable, 0 failed'},
            shown: {id: 8, text: '{"id": null, "note": "<b>Ring twice</b>"}'},
          }}
        />
      </State>
      <State name="no deliveries, alerts and errors" isWide>
        <HealthPage
          health={{overall: 'ok', supabase: 'connected', shopifyStorefront: 'connected'}}
          alerts={{open: [], ended: [], faults: []}}
          measurements={MEASUREMENTS}
          errors={{kinds: [], more: 0}}
          webhooks={{...WEBHOOKS, outcomes: [], letters: [], groups: []}}
          idempotencyKey="1"
        />
      </State>
      <State name="database and Shopify unavailable" isWide>
        <HealthPage
          health={{overall: 'degraded', supabase: 'disconnected', shopifyStorefront: 'disconnected'}}
          alerts={null}
          measurements={null}
          errors={null}
          webhooks={null}
          idempotencyKey="1"
        />
      </State>
    </>
  );
}

export const stories: Stories = {title: 'Admin health', States: HealthStates};
