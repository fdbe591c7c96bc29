import {createBuildId} from '../lib/build-id';
import {CommandError} from '../lib/command-error';
import {reportFindings, type Finding} from '../lib/findings';
import {runSmokeCheck, SMOKE_CHECKS} from '../lib/smoke-checks';
import {judgeBuild, judgeBuyerHeader, judgeKeys, judgeMail, judgeOrigin, judgeReconciliation} from './judge-report';
import type {DeployCheckOptions} from './check-options';
import {readReport} from './read-report';

/** An address of the range for documentation, which no visitor has. */
const FORGED_ADDRESS = '203.0.113.77';
const TIMEOUT_MS = 20_000;

interface CheckTools {
  readonly print: (line: string) => void;
  readonly now?: () => Date;
  /** The build id of the sources at hand. */
  readonly expectedBuild?: () => string;
}

async function judgeInside(options: DeployCheckOptions, secret: string, tools: CheckTools): Promise<Finding[]> {
  const {address, isPreview, otherAddresses} = options;
  const report = await readReport(address, secret);
  if (report === null)
    throw new CommandError(
      `${address} does not accept RECONCILE_SECRET of these settings.`,
      'Set the same value in .env and on the host, deploy again, and check again.',
    );
  const {header} = report.buyer;
  const forged = header === 'none' ? null : await readReport(address, secret, {[header]: FORGED_ADDRESS});
  const others = await Promise.all(otherAddresses.map((other) => judgeOther(other, secret, report.build)));
  return [
    ...judgeBuild(report, (tools.expectedBuild ?? createBuildId)()),
    ...judgeOrigin(report, address, isPreview),
    ...judgeKeys(report),
    ...judgeBuyerHeader(report, {sent: FORGED_ADDRESS, seen: forged?.buyer.address ?? null}),
    // Previews send no mail.
    ...(isPreview ? [] : judgeMail(report)),
    ...judgeReconciliation(report, (tools.now ?? (() => new Date()))()),
    ...others.flat(),
  ];
}

/** Judges an address that is not the public one: the same build, and none of search engines' business. */
async function judgeOther(address: string, secret: string, build: string): Promise<Finding[]> {
  const report = await readReport(address, secret);
  const isSame = report?.build === build;
  const message = report ? `serves build ${report.build} instead of ${build}` : 'has another RECONCILE_SECRET';
  return [
    ...(isSame ? [] : [{level: 'problem', area: address, message} satisfies Finding]),
    ...(await judgeIndexing(address, true)),
  ];
}

/** Search engines may index the public address only. */
async function judgeIndexing(address: string, isHidden: boolean): Promise<Finding[]> {
  const page = await fetch(address, {redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS)}).catch(() => null);
  await page?.body?.cancel();
  const isNoindex = /noindex/.test(page?.headers.get('X-Robots-Tag') ?? '');
  if (isNoindex === isHidden) return [];
  const message = isHidden
    ? 'answers without X-Robots-Tag: noindex, so search engines would list it beside the public address'
    : 'answers X-Robots-Tag: noindex, so search engines would drop the shop';
  return [{level: 'problem', area: address, message}];
}

async function smoke(address: string): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const check of SMOKE_CHECKS) {
    const faults = await runSmokeCheck(check, address);
    const area = `Smoke check of ${check.name}`;
    if (faults.length === 0) findings.push({level: 'note', area, message: 'passed'});
    else findings.push(...faults.map((message): Finding => ({level: 'problem', area, message})));
  }
  return findings;
}

/**
 * Checks a deployment without changing anything but a cart of its own.
 * @returns the exit code: 1 if there is a problem, 2 if the deployment could not be checked
 */
export function checkDeployment(
  settings: Readonly<Record<string, string | undefined>>,
  options: DeployCheckOptions,
  tools: CheckTools,
): Promise<number> {
  const secret = settings.RECONCILE_SECRET?.split(',')[0]?.trim();
  const unseen = 'cannot be checked: RECONCILE_SECRET of .env and of the host lets this command ask for them';
  const check = async () => [
    ...(secret
      ? await judgeInside(options, secret, tools)
      : [{level: 'warning', area: 'Settings', message: unseen} satisfies Finding]),
    ...(await judgeIndexing(options.address, options.isPreview)),
    ...(await smoke(options.address)),
  ];
  return reportFindings(check, {isJson: options.isJson, print: tools.print, subject: 'The deployment'});
}
