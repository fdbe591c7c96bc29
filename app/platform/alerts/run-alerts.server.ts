import {backendOf, type AppConfig} from '../env.server';
import type {Reporter} from '../report.server';
import {createBackend, BackendUnavailable, type Backend} from '../supabase/backend.server';
import {requireShopTimeZone} from '../supabase/read-shop-time-zone.server';
import {isWithin} from './clock-hours';
import {createDatabaseWatch} from './database-watch.server';
import {judgeProblems} from './judge-problems';
import {MeasurementsSchema, type Measurements} from './measurements';
import {listAlertChannels, sendAlerts} from './send-alerts.server';

/** After how long without the scheduled jobs an isolate that serves visitors looks for problems itself. */
const WATCH_MS = 5 * 60_000;

interface Context extends Pick<Reporter, 'report'> {
  readonly config: AppConfig;
}

/** Looks for problems, records what began and what ended, and sends the messages that are due. @throws BackendUnavailable */
export async function runAlerts({config, report}: Context): Promise<void> {
  const settings = backendOf(config);
  if (!settings) return;
  const backend = createBackend(settings, 'monitor');
  await watchDatabase({config, report}, async () => {
    await recordProblems({config, report, backend}, await findMeasurements(backend));
    await sendAlerts({config, report, backend});
  });
}

const watchDatabase = createDatabaseWatch();

const findMeasurements = async (backend: Backend): Promise<Measurements> =>
  MeasurementsSchema.parse(await backend.call('find_alert_measurements', undefined as never));

async function recordProblems(
  {config, report, backend}: Context & {readonly backend: Backend},
  measured: Measurements,
): Promise<void> {
  const now = new Date();
  // Hours are those of the shop, which an isolate that just started does not know yet.
  await requireShopTimeZone({backend, report});
  const {problems, unknown} = judgeProblems(measured, config, now);
  const {ALERT_QUIET_HOURS: quiet} = config;
  await backend.call('record_alerts', {
    p_problems: [...problems],
    p_unknown: [...unknown],
    p_channels: [...listAlertChannels(config)],
    p_is_quiet: quiet !== undefined && isWithin(quiet, now),
  });
}

/**
 * Creates a function that looks for problems after a response when the scheduled jobs have not done so for some minutes:
 * without it no message would say that they do not run. It never rejects.
 */
export function createAlertWatch(look: (context: Context) => Promise<void> = lookUnlessScheduled) {
  let dueAtMs: number | null = null;
  return (
    {waitUntil, ...context}: Context & {readonly waitUntil: (work: Promise<unknown>) => void},
    nowMs = Date.now(),
  ) => {
    dueAtMs ??= nowMs + WATCH_MS;
    if (nowMs < dueAtMs || !backendOf(context.config)) return;
    dueAtMs = nowMs + WATCH_MS;
    waitUntil(
      look(context).catch((error: unknown) => {
        if (!(error instanceof BackendUnavailable)) context.report(error, 'alerts');
      }),
    );
  };
}

async function lookUnlessScheduled(context: Context): Promise<void> {
  const backend = createBackend(backendOf(context.config), 'monitor');
  const {checked_at: at} = await findMeasurements(backend);
  if (at !== null && Date.now() - at.getTime() < WATCH_MS) return;
  await runAlerts(context);
}

/** Looks for problems when the scheduled jobs do not. */
export const watchAlerts = createAlertWatch();
