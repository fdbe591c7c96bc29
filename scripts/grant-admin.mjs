import {isEmailAddress} from '../app/core/email-address.ts';
import {exitWithError, printDone} from './lib/print.mjs';
import {readStorefrontSettings} from './lib/local-env.mjs';

/* `npm run admin:grant -- you@example.com`: makes a person an owner in the database of these settings. */
const RESET = '--reset-second-factor';
const TIMEOUT_MS = 10_000;
const {SUPABASE_URL, SUPABASE_SECRET_KEY} = readStorefrontSettings();
const words = process.argv.slice(2);
const [email, ...rest] = words.filter((word) => word !== RESET);

if (!isEmailAddress(email ?? '') || rest.length > 0)
  exitWithError(
    `Name one email address: npm run admin:grant -- you@example.com (${RESET} removes a lost second factor).`,
  );
if (!SUPABASE_URL || !SUPABASE_SECRET_KEY)
  exitWithError(
    'No database: SUPABASE_URL or SUPABASE_SECRET_KEY is missing. Run npm start first, or see .env.example.',
  );

const REASONS = {
  'no-person': `Nothing changed: ${email} has never signed in to ${SUPABASE_URL}. Sign in to the shop once, then run this again.`,
  'not-verified': `Nothing changed: ${email} is not verified. Sign in with Google or a mailed code, or reset the password by mail, then run this again.`,
  'several-people': `Nothing changed: several accounts have the address ${email}. Connect them under /account/link first.`,
  'already-admin': `Nothing changed: ${email} is an owner already. A lost phone? Add ${RESET}.`,
  'no-second-factor': `Nothing changed: ${email} has no second factor; /admin asks to set one up.`,
};
const SUCCESSES = {
  granted: `${email} is an owner now, which the audit log records. Sign in and open /admin: it asks to set up an authenticator app.`,
  removed: `The second factor of ${email} is removed, which the audit log records. /admin asks to set up a new one.`,
};

try {
  const response = await fetch(`${SUPABASE_URL}/rest/v1/rpc/grant_admin_role`, {
    method: 'POST',
    headers: {
      apikey: SUPABASE_SECRET_KEY,
      Authorization: `Bearer ${SUPABASE_SECRET_KEY}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({p_email: email, p_removes_second_factor: words.includes(RESET)}),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const outcome = await response.json();
  if (SUCCESSES[outcome]) printDone(SUCCESSES[outcome]);
  else exitWithError(REASONS[outcome] ?? `The database refused: ${outcome.message ?? response.status}.`);
} catch (error) {
  exitWithError(`The database at ${SUPABASE_URL} did not answer: ${error.cause?.message ?? error.message}`);
}
