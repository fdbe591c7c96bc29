import {HOST_BUYER_HEADERS, type DeploymentReport} from '~/platform/deployment/deployment-report';
import type {Finding} from '../lib/findings';

/** The kind of key that belongs to each setting. */
const EXPECTED_KINDS: Readonly<Record<string, string>> = {
  PUBLIC_STOREFRONT_API_TOKEN: '32 hexadecimal digits',
  PRIVATE_STOREFRONT_API_TOKEN: 'shpat_…',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_…',
  SUPABASE_SECRET_KEY: 'sb_secret_…',
  PRIVATE_ADMIN_API_TOKEN: 'shpat_…',
  SHOPIFY_ADMIN_CLIENT_SECRET: 'shpss_…',
};

const RECONCILED_MS = 3 * 60_000;
const DOCS = 'docs/deploy.md#variables-and-secrets';

const problem = (area: string, message: string): Finding => ({level: 'problem', area, message});
const warning = (area: string, message: string): Finding => ({level: 'warning', area, message});
const note = (area: string, message: string): Finding => ({level: 'note', area, message});

export function judgeKeys({keys, secrets, isLocalStore}: DeploymentReport): Finding[] {
  const wrong = Object.entries(keys).flatMap(([name, kind]) => {
    const expected = EXPECTED_KINDS[name];
    if (expected === undefined || kind === expected) return [];
    // Projects made before 2026 may still have tokens instead of keys; Shopify does not document the form of all its tokens.
    const isLegacy = kind.startsWith('legacy token');
    const remedy = isLegacy ? 'use the new API keys, and disable the legacy ones' : `see ${DOCS}`;
    return [(isLegacy ? problem : warning)(name, `is of the kind '${kind}' instead of '${expected}': ${remedy}`)];
  });
  const rotating = Object.entries(secrets).filter(([, count]) => count > 1);
  return [
    ...wrong,
    ...rotating.map(([name, count]) => note(name, `${count} values are valid: drop the old ones after the rotation`)),
    ...(isLocalStore ? [note('PUBLIC_STORE_DOMAIN', 'is the local shop')] : []),
  ];
}

/** Judges the header with the address of clients. @param forged what was sent, and what the storefront made of it */
export function judgeBuyerHeader(
  {buyer: {header, address, received}, isLocalStore}: DeploymentReport,
  forged: {readonly sent: string; readonly seen: string | null},
): Finding[] {
  const area = 'BUYER_IP_HEADER';
  // Oxygen runs behind Cloudflare, so its own header decides.
  const [ofHost] = HOST_BUYER_HEADERS.filter((name) => received.includes(name));
  if (header === 'none') {
    const expected = ofHost ?? 'the header in which your proxy passes the address';
    return [(isLocalStore ? note : problem)(area, `is not set, so nothing is limited per client: set ${expected}`)];
  }
  if (forged.seen === forged.sent)
    return [problem(area, `is ${header}, which visitors can send themselves: name a header that the host overwrites`)];
  if (ofHost !== undefined && ofHost !== header)
    return [problem(area, `is ${header}, but this host passes the address in ${ofHost}`)];
  if (address === null)
    return [problem(area, `is ${header}, which arrives with no address: nothing is limited per client`)];
  return [];
}

export function judgeOrigin({origin}: DeploymentReport, address: string, isPreview: boolean): Finding[] {
  const area = 'PUBLIC_ORIGIN';
  if (!isPreview && origin !== address)
    return [problem(area, `is ${origin}, not ${address}: sign-in, forms and search engines need the public address`)];
  if (isPreview && origin === address)
    return [problem(area, `is the address of this preview: set it to the public one, or leave out --preview`)];
  return [];
}

export function judgeBuild({build}: DeploymentReport, expected: string): Finding[] {
  return build === expected
    ? [note('Build', `${build}, that of these sources`)]
    : [
        problem(
          'Build',
          `${build} is deployed, but these sources build ${expected}: deploy, or check out what is live`,
        ),
      ];
}

/** Judges when orders were last compared with Shopify's. */
export function judgeReconciliation({backend, secrets}: DeploymentReport, now: Date): Finding[] {
  const area = 'Reconciliation';
  if (backend === null) return [note(area, 'none: this shop sells to guests only, without a backend')];
  if (!backend.isAvailable) return [problem(area, 'the database does not answer; npm run backend:check says more')];
  if (!('SHOPIFY_WEBHOOK_SECRETS' in secrets))
    return [warning(area, 'SHOPIFY_WEBHOOK_SECRETS is not set: no webhooks')];
  const remedy = 'start the scheduled jobs: docs/webhooks.md#reconciliation';
  if (backend.reconciledAt === null) return [problem(area, `has never run: ${remedy}`)];
  const ageMs = now.getTime() - Date.parse(backend.reconciledAt);
  const minutes = Math.floor(ageMs / 60_000);
  return ageMs > RECONCILED_MS
    ? [problem(area, `last ran ${minutes} minutes ago: ${remedy}`)]
    : [note(area, `ran ${Math.max(0, Math.floor(ageMs / 1000))} seconds ago`)];
}

export function judgeMail({hasMail, backend, isLocalStore}: DeploymentReport): Finding[] {
  if (hasMail || backend === null || isLocalStore) return [];
  return [warning('MAIL_API_URL', 'is not set: no mails, and no new admin can set up the second factor')];
}
