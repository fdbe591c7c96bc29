import type {AppConfig} from '../env.server';
import {claimJobs, completeJob, failJob} from '../jobs/job-queue.server';
import {createMailer} from '../mail/mailer.server';
import type {Reporter} from '../report.server';
import type {Backend} from '../supabase/backend.server';
import {AlertMessagesSchema, toAlertMail, toWebhookBody, type AlertMessage} from './alert-message';

const DEADLINE_MS = 5_000;

export type AlertChannel = 'mail' | 'webhook';

/** Thrown if the webhook did not accept a message. Contains the reason, never the address, which is a secret. */
export class AlertWebhookUnavailable extends Error {
  override name = 'AlertWebhookUnavailable';
}

type Send = (message: AlertMessage) => Promise<void>;

/** Returns the channels of the settings with how each sends a message. */
function getChannels(config: AppConfig): ReadonlyMap<AlertChannel, Send> {
  const {ALERT_MAIL_TO: to, ALERT_WEBHOOK_URL: url, PUBLIC_ORIGIN: origin} = config;
  const channels = new Map<AlertChannel, Send>();
  const mailer = to ? createMailer(config) : null;
  if (to && mailer) channels.set('mail', (message) => mailer.send(toAlertMail(message, to, origin)));
  if (url) channels.set('webhook', (message) => post(url, toWebhookBody(message, origin)));
  return channels;
}

/** Returns where alerts are sent; empty without a receiver. */
export const listAlertChannels = (config: AppConfig): readonly AlertChannel[] => [...getChannels(config).keys()];

async function post(url: string, body: object): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify(body),
    // Where the message is sent is set, not found.
    redirect: 'manual',
    signal: AbortSignal.timeout(DEADLINE_MS),
  }).catch(() => {
    throw new AlertWebhookUnavailable('the webhook of alerts did not respond');
  });
  if (!response.ok) throw new AlertWebhookUnavailable(`the webhook of alerts responded with ${response.status}`);
}

/**
 * Sends a message that the database cannot store, because it does not respond.
 * @throws MailUnavailable or AlertWebhookUnavailable if a channel failed
 */
export async function sendUnstored(config: AppConfig, message: AlertMessage): Promise<void> {
  const outcomes = await Promise.allSettled([...getChannels(config).values()].map((send) => send(message)));
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}

interface Context extends Pick<Reporter, 'report'> {
  readonly config: AppConfig;
  readonly backend: Backend;
}

/** What became of the messages of a channel; `idle` if there are none, or if they wait or are being sent. */
export type AlertOutcome = 'sent' | 'failed' | 'idle';

/**
 * Sends the messages that are due, each channel on its own: one that fails delays no other.
 * @throws BackendUnavailable
 */
export async function sendAlerts(context: Context): Promise<ReadonlyMap<AlertChannel, AlertOutcome>> {
  const outcomes = [...getChannels(context.config)].map(
    async ([channel, send]) => [channel, await sendTo(context, channel, send)] as const,
  );
  return new Map(await Promise.all(outcomes));
}

/** Sends the messages of a channel in their order, until one fails: a problem must not arrive after its end. */
async function sendTo({backend, report}: Context, channel: AlertChannel, send: Send): Promise<AlertOutcome> {
  const [job] = await claimJobs(backend, {kind: `alert-${channel}`, schema: AlertMessagesSchema, limit: 1});
  if (!job) return 'idle';
  const sent: string[] = [];
  try {
    for (const message of job.details.messages) {
      await send(message);
      sent.push(message.id);
    }
  } catch (error) {
    report(error);
    await failJob(backend, job, error instanceof Error ? error.message : String(error), {sent});
    return 'failed';
  }
  await completeJob(backend, job, {sent});
  return 'sent';
}
