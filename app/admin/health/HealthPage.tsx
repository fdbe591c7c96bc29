import type {ReactNode} from 'react';
import type {Notice} from '~/core/notice';
import {AdminPage} from '~/admin/frame/AdminPage';
import {Alert} from '~/ui/Alert';
import {AlertList} from './alerts/AlertList';
import {ErrorList} from './errors/ErrorList';
import {CurrentHealth} from './measurements/CurrentHealth';
import {HEALTH_COPY} from './measurements/health-copy';
import {Measurements} from './measurements/Measurements';
import type {LoadedHealth} from './load-health.server';
import type {HealthReply} from './webhooks/handle-health.server';
import {Webhooks} from './webhooks/Webhooks';

interface HealthPageProps extends LoadedHealth {
  readonly reply?: HealthReply;
  /** Set if the connection has failed since the reply. */
  readonly offline?: Notice | null;
  /** What other parts of the shop report. */
  readonly children?: ReactNode;
}

/** What the shop measures about itself, its problems and errors, and the webhooks that could not be processed. */
export function HealthPage({reply, offline = null, children, ...loaded}: HealthPageProps) {
  const {health, alerts, measurements, errors, webhooks, idempotencyKey} = loaded;
  const notice = offline ?? reply?.notice;
  return (
    <AdminPage title={HEALTH_COPY.title}>
      {notice && (
        <Alert tone={notice.tone} title={notice.title}>
          {notice.body}
        </Alert>
      )}
      <CurrentHealth health={health} />
      {alerts && <AlertList view={alerts} />}
      {children}
      <Measurements view={measurements} />
      {errors && <ErrorList view={errors} />}
      {webhooks && <Webhooks view={webhooks} idempotencyKey={idempotencyKey} shown={reply?.shown ?? null} />}
    </AdminPage>
  );
}
