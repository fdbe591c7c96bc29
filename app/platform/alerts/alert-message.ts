import {z} from 'zod';
import {formatMoment} from '~/core/moments';
import type {Mail} from '../mail/mailer.server';
import {renderMail} from '../mail/render-mail';
import {problemCopy, runbookPath, TEST_ALERT} from './alert-copy';

const ChangeSchema = z.object({
  change: z.enum(['opened', 'resolved', 'test']),
  problem: z.string(),
  severity: z.enum(['critical', 'warning']),
  facts: z.record(z.string(), z.union([z.string(), z.number()])),
  at: z.string(),
});

type AlertChange = z.output<typeof ChangeSchema>;

/** Messages that wait to be sent, in their order. */
export const AlertMessagesSchema = z.object({
  messages: z.array(z.object({id: z.string(), changes: z.array(ChangeSchema)})),
});

export type AlertMessage = z.output<typeof AlertMessagesSchema>['messages'][number];

const LABELS = {opened: 'Problem', resolved: 'Resolved', test: 'Test'} as const;

/** Returns the subject: the only change, or how many there are of each kind. */
function toSubject(changes: readonly AlertChange[]): string {
  const [first] = changes;
  if (first && changes.length === 1) return `[${LABELS[first.change]}] ${titleOf(first)}`;
  const count = (change: AlertChange['change']) => changes.filter((each) => each.change === change).length;
  const [opened, resolved] = [count('opened'), count('resolved')];
  const parts = [
    ...(opened > 0 ? [`${opened} ${opened === 1 ? 'problem' : 'problems'}`] : []),
    ...(resolved > 0 ? [`${resolved} resolved`] : []),
  ];
  return `[Alerts] ${parts.join(', ')}`;
}

const titleOf = ({change, problem, facts}: AlertChange): string =>
  change === 'test' ? TEST_ALERT.title : problemCopy(problem, facts).title;

function toLines(alert: AlertChange): readonly string[] {
  const {change, problem, severity, facts, at} = alert;
  const time = formatMoment(new Date(at), 'short');
  if (change === 'test') return [TEST_ALERT.text, time];
  if (change === 'resolved') return [`Not observed any more since ${time}.`];
  return [problemCopy(problem, facts).text, `${severity}, since ${time}. What to do: ${runbookPath(problem)}`];
}

const toParagraph = (alert: AlertChange): string =>
  [`${LABELS[alert.change]}: ${titleOf(alert)}`, ...toLines(alert)].join('\n');

/** Converts a message to a mail. A repeated one has the same content and the same key, so that it arrives once. */
export function toAlertMail({id, changes}: AlertMessage, to: string, origin: string): Mail {
  const subject = toSubject(changes);
  const content = {
    subject,
    preview: changes.map(titleOf).join(' · '),
    title: subject.replace(/^\[[^\]]*\] /, ''),
    paragraph: changes.map(toParagraph).join('\n\n'),
    action: {label: 'Open the health page', url: `${origin}/admin/health`},
    items: [],
    amounts: [],
    total: null,
    note: 'The storefront sends this to ALERT_MAIL_TO, once for each problem and once when it has ended.',
  };
  return {to, key: `alert ${id}`, ...renderMail(content, {shopName: new URL(origin).host, origin})};
}

/** Slack's escapes of text that is no markup. */
const escapeSlack = (text: string): string =>
  text.replace(/[&<>]/g, (character) => ({'&': '&amp;', '<': '&lt;', '>': '&gt;'})[character] ?? character);

/** Converts a message to the body of an incoming webhook of Slack. */
export const toWebhookBody = ({changes}: AlertMessage, origin: string): {readonly text: string} => ({
  text: [
    ...changes.map((alert) => {
      const [title = '', ...lines] = toParagraph(alert).split('\n').map(escapeSlack);
      return [`*${title.replaceAll('*', '')}*`, ...lines].join('\n');
    }),
    `<${origin}/admin/health|Open the health page>`,
  ].join('\n\n'),
});
