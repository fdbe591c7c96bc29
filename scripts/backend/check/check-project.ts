import {z} from 'zod';
import type {Finding} from '../../lib/findings';
import type {ManagementClient} from '../management-client';
import {describeDifference, findDifferences, SETTING_PARTS, type SettingPart} from '../project-settings';
import type {WantedSettings} from '../wanted-settings';

const LintsSchema = z.object({lints: z.array(z.object({name: z.string(), level: z.string(), detail: z.string()}))});
const BackupsSchema = z.object({
  pitr_enabled: z.boolean(),
  backups: z.array(z.object({status: z.string(), inserted_at: z.string()})),
});

const HOUR_MS = 3_600_000;
/** Hosted projects are backed up every day. */
const LATE_HOURS = 26;

export async function checkSettings(client: ManagementClient, wanted: WantedSettings): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const part of Object.keys(SETTING_PARTS) as SettingPart[]) {
    const differences = await findDifferences(client, part, wanted);
    const area = SETTING_PARTS[part].title;
    findings.push(...differences.map((each): Finding => ({level: 'problem', area, message: describeDifference(each)})));
  }
  return findings;
}

/** Supabase's own linter: errors and warnings are problems, hints are not. */
export async function checkAdvisors(client: ManagementClient): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const kind of ['security', 'performance']) {
    const {lints} = await client.request({path: `/advisors/${kind}`}, LintsSchema);
    const serious = lints.filter(({level}) => level !== 'INFO');
    findings.push(
      ...serious.map(({name, detail}): Finding => ({level: 'problem', area: `Advisor ${name}`, message: detail})),
    );
  }
  return findings;
}

export async function checkBackups(client: ManagementClient, now: Date): Promise<Finding[]> {
  const area = 'Backups';
  const {pitr_enabled: isContinuous, backups} = await client.request({path: '/database/backups'}, BackupsSchema);
  if (isContinuous) return [{level: 'note', area, message: 'to any point in time'}];
  const times = backups.filter(({status}) => status === 'COMPLETED').map((backup) => Date.parse(backup.inserted_at));
  if (times.length === 0)
    return [
      {
        level: 'problem',
        area,
        message: 'there is none to restore: the free plan gives access to none; use npm run backend:backup',
      },
    ];
  const hours = Math.max(0, Math.floor((now.getTime() - Math.max(...times)) / HOUR_MS));
  return [{level: hours > LATE_HOURS ? 'problem' : 'note', area, message: `the newest is ${hours} hours old`}];
}
