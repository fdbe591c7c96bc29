import type {Notice} from '~/core/notice';
import type {AlertChannel, AlertOutcome} from '~/platform/alerts/send-alerts.server';
import {toStaffOutcome, type StaffOperationProblem} from '~/platform/staff-operation-problem';

/** The intent of the form that sends a test message. */
export const TEST_ALERTS = 'test-alerts';

export const ALERT_SETTINGS_COPY = {
  title: 'Alerts',
  text: 'A message says once that a problem began and once that it has ended. The health page lists them all.',
  none: 'Nobody is told about problems. Set ALERT_MAIL_TO, ALERT_WEBHOOK_URL or both.',
  channels: {mail: 'Sent by mail', webhook: 'Sent to the webhook'},
  test: 'Send a test message',
  testing: 'Sending...',
  unreadable: 'This form could not be read. Please reload the page.',
} as const;

export const quietHoursText = (hours: string): string =>
  `Quiet hours: ${hours}. Only critical problems are sent then, the others after them.`;

export const tradingHoursText = (minutes: number, hours: string): string =>
  `A message is sent if no webhook arrived for ${minutes} minutes between ${hours.replace('-', ' and ')}.`;

const NAMES = {mail: 'By mail', webhook: 'To the webhook'} as const;

const OUTCOMES = {
  sent: 'sent',
  failed: 'failed; it is tried again until it is sent, and the health page says why',
  idle: 'waits for earlier messages',
} as const;

/** The notice about a test message. @param outcomes null if an earlier submission sent it */
export function alertTestNotice(outcomes: ReadonlyMap<AlertChannel, AlertOutcome> | null): Notice {
  if (!outcomes) return {tone: 'success', title: 'The test message was sent before'};
  const body = [...outcomes].map(([channel, outcome]) => `${NAMES[channel]}: ${OUTCOMES[outcome]}.`).join(' ');
  const isSent = [...outcomes.values()].every((outcome) => outcome === 'sent');
  return {
    tone: isSent ? 'success' : 'warning',
    title: isSent ? 'The test message was sent' : 'The test message was not sent everywhere',
    body,
  };
}

/** The notice for a test message that was not sent, or may not have been. */
export function alertTestProblem(problem: StaffOperationProblem<unknown>): Notice {
  if (toStaffOutcome(problem) === 'checking')
    return {tone: 'warning', title: 'The outcome is still being checked', body: 'Look into the mailbox in a minute.'};
  return {tone: 'error', title: 'No test message was sent', body: problemText(problem.kind)};
}

function problemText(kind: StaffOperationProblem<unknown>['kind']): string {
  switch (kind) {
    case 'denied':
      return 'You do not have permission to do this.';
    case 'throttled':
      return 'Three were sent in ten minutes. Please wait a few minutes.';
    case 'not-possible':
      return ALERT_SETTINGS_COPY.none;
    case 'used-up':
      return 'Please reload the page and try again.';
    default:
      return 'The database does not respond. Please try again in a minute.';
  }
}
