import {z} from 'zod';
import {IDEMPOTENCY_KEY} from '~/core/idempotency-key';
import type {Notice} from '~/core/notice';
import {
  listAlertChannels,
  sendAlerts,
  type AlertChannel,
  type AlertOutcome,
} from '~/platform/alerts/send-alerts.server';
import type {AppContext} from '~/platform/context.server';
import {privateReply} from '~/platform/form-reply.server';
import {fieldOf} from '~/platform/form.server';
import {consumeAttempt} from '~/platform/limits/database-limit.server';
import {staffProblemStatus, type StaffOperationProblem} from '~/platform/staff-operation-problem';
import {executeStaffOperation, type StaffOperation} from '~/platform/staff-operation.server';
import {ALERT_SETTINGS_COPY, alertTestNotice, alertTestProblem} from './alert-settings-copy';

export interface AlertTestReply {
  readonly tested: Notice;
}

/** The outcome of this submission; null until it was sent. */
interface TestState {
  readonly outcomes: ReadonlyMap<AlertChannel, AlertOutcome> | null;
}

/** Sends a test message the way alerts are sent, once for each form and three times in ten minutes. Call requireAdmin first. */
export async function handleAlertTest(context: AppContext, actorId: string, form: FormData | null) {
  const key = z.uuid().safeParse(fieldOf(form, IDEMPOTENCY_KEY)).data;
  if (!key) return privateReply<AlertTestReply>({tested: {tone: 'error', title: ALERT_SETTINGS_COPY.unreadable}}, 400);
  const failWith = (problem: StaffOperationProblem<unknown>) =>
    privateReply<AlertTestReply>({tested: alertTestProblem(problem)}, staffProblemStatus(problem));
  const attempt = await consumeAttempt(context.backend, 'alert-test', {everyone: 'all'});
  if (!attempt.isAllowed)
    return privateReply<AlertTestReply>(
      {tested: alertTestProblem({kind: 'throttled'})},
      429,
      attempt.retryAfterSeconds,
    );
  const operation = createTest(context);
  const claim = {actorId, key, action: 'alerts.test', target: 'alerts', details: {}} as const;
  const outcome = await executeStaffOperation(context, claim, operation);
  if (!outcome.ok) return failWith(outcome.error);
  const {outcomes} = (await operation.read()) ?? {outcomes: null};
  return privateReply<AlertTestReply>({tested: alertTestNotice(outcomes)}, 200);
}

function createTest(context: AppContext): StaffOperation<TestState> {
  const channels = listAlertChannels(context.config);
  let outcomes: TestState['outcomes'] = null;
  return {
    read: () => Promise.resolve({outcomes}),
    isDone: (state) => state.outcomes !== null,
    isPossible: () => channels.length > 0,
    async send() {
      await context.backend.call('record_test_alert', {p_channels: [...channels]});
      outcomes = await sendAlerts(context);
      return [];
    },
    toAuditState: (state) => ({outcomes: state.outcomes && Object.fromEntries(state.outcomes)}),
  };
}
