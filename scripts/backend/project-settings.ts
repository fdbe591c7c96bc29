import {z} from 'zod';
import type {ManagementClient} from './management-client';
import type {WantedSettings} from './wanted-settings';

const SettingsSchema = z.record(z.string(), z.unknown());

/** The parts of a project's settings, and where the Management API has them. */
export const SETTING_PARTS = {
  auth: {title: 'Authentication', path: '/config/auth'},
  dataApi: {title: 'Data API', path: '/postgrest'},
  realtime: {title: 'Realtime', path: '/config/realtime'},
} as const satisfies Record<keyof WantedSettings, {readonly title: string; readonly path: string}>;

export type SettingPart = keyof typeof SETTING_PARTS;

/** A setting of the project that is not as wanted. */
export interface SettingDifference {
  readonly name: string;
  readonly found: unknown;
  readonly wanted: string | number | boolean;
}

/** Supabase writes lists with or without a space after each comma, and may return null for an empty text. */
const normalize = (value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/,\s+/g, ',') : (value ?? '');

/** Returns what differs in a part of the settings, each by the name of the Management API. */
export async function findDifferences(
  client: ManagementClient,
  part: SettingPart,
  wanted: WantedSettings,
): Promise<readonly SettingDifference[]> {
  const found = await client.request({path: SETTING_PARTS[part].path}, SettingsSchema);
  return Object.entries(wanted[part])
    .filter(([name, value]) => normalize(found[name]) !== normalize(value))
    .map(([name, value]) => ({name, found: found[name], wanted: value}));
}

export const describeDifference = ({name, found, wanted}: SettingDifference): string =>
  `${name} is ${JSON.stringify(found ?? null)} instead of ${JSON.stringify(wanted)}`;
