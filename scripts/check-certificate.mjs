import {findCertificateEnd} from './lib/certificate-end.mjs';
import {readStorefrontSettings} from './lib/local-env.mjs';
import {exitWithError, printDone, printFailed} from './lib/print.mjs';

/* `npm run certificate:check`: says until when the certificate of PUBLIC_ORIGIN is valid, and records it for the alerts. */
const DAY_MS = 86_400_000;
const WARNING_DAYS = 21;
const TIMEOUT_MS = 10_000;

const {PUBLIC_ORIGIN = '', SUPABASE_URL, SUPABASE_SECRET_KEY} = readStorefrontSettings();
if (!PUBLIC_ORIGIN.startsWith('https://'))
  exitWithError(`PUBLIC_ORIGIN is ${PUBLIC_ORIGIN || 'missing'}: only an https address has a certificate.`);

const {host} = new URL(PUBLIC_ORIGIN);
const endsAt = await findCertificateEnd(host).catch((error) =>
  exitWithError(`The certificate of ${host} cannot be read: ${error.message}`),
);
if (SUPABASE_URL && SUPABASE_SECRET_KEY) await record().catch((error) => exitWithError(error.message));
const days = Math.floor((endsAt.getTime() - Date.now()) / DAY_MS);
const text = `The certificate of ${host} is valid until ${endsAt.toISOString()}: ${days} days.`;
if (days >= WARNING_DAYS) printDone(text);
else {
  printFailed(text);
  process.exitCode = 1;
}

/** Records it, so that the storefront, which cannot see it, tells somebody in time. */
async function record() {
  const response = await fetch(`${SUPABASE_URL}/rest/v1/rpc/record_certificate`, {
    method: 'POST',
    headers: {
      apikey: SUPABASE_SECRET_KEY,
      Authorization: `Bearer ${SUPABASE_SECRET_KEY}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({p_host: host, p_ends_at: endsAt.toISOString()}),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`The database did not store it: ${response.status}`);
}
