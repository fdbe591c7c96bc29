import {z} from 'zod';
import {DeploymentReportSchema, type DeploymentReport} from '~/platform/deployment/deployment-report';
import {CommandError} from '../lib/command-error';

const TIMEOUT_MS = 20_000;
const HealthSchema = z.object({overall: z.string(), deployment: DeploymentReportSchema.optional()});
const UNAVAILABLE = 503;

/**
 * Asks a deployment how it is configured.
 * @param headers further headers, which a visitor could send too
 * @returns null if the deployment does not accept the secret
 * @throws CommandError if the address does not answer, or is no storefront
 */
export async function readReport(
  origin: string,
  secret: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<DeploymentReport | null> {
  const response = await fetch(`${origin}/health`, {
    headers: {Accept: 'application/json', Authorization: `Bearer ${secret}`, ...headers},
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    throw new CommandError(`${origin} does not answer: ${describe(error)}`, 'Check the address, its DNS and TLS.');
  });
  if (response.status === UNAVAILABLE)
    throw new CommandError(
      `${origin} answers 503: a setting is missing or invalid.`,
      'The log of the host names it; docs/deploy.md lists the settings.',
    );
  const health = HealthSchema.safeParse(await response.json().catch(() => null));
  if (!health.success)
    throw new CommandError(
      `${origin}/health is not that of this storefront (status ${response.status}).`,
      'Is the address right, and is this version deployed? A password page or another theme may answer.',
    );
  return health.data.deployment ?? null;
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
