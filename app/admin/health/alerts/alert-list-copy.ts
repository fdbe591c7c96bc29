import {formatCount} from '~/core/format-count';

export const ALERT_LIST_COPY = {
  title: 'Alerts',
  none: 'No open alerts',
  never: 'The storefront has not looked for problems yet: nothing starts the scheduled jobs.',
  late: (age: string) => `The storefront looked for problems ${age}: the scheduled jobs do not run.`,
  open: 'Open alerts',
  ended: 'Alerts that ended',
  showEnded: (count: number) => `Show ${formatCount(count)} that ended`,
  problem: 'Problem',
  since: 'Since',
  until: 'Until',
  whatToDo: 'What to do',
  critical: 'Critical',
  warning: 'Warning',
  channels: {mail: 'Mail', webhook: 'Webhook'},
} as const;

/** Says which messages about alerts could not be sent yet. */
export function waitingText(channel: 'mail' | 'webhook', count: number, error: string | null): string {
  const messages = `${formatCount(count)} ${count === 1 ? 'message waits' : 'messages wait'}`;
  return `${ALERT_LIST_COPY.channels[channel]}: ${messages}${error === null ? '' : `, because ${error}`}.`;
}
