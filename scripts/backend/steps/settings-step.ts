import {z} from 'zod';
import type {Project, SetupStep} from '../project';
import {describeDifference, findDifferences, SETTING_PARTS, type SettingPart} from '../project-settings';
import {readWantedSettings} from '../wanted-settings';

/** Sends what differs. Google's secret cannot be read back, so it goes with a new client only. */
export const settingsStep = (part: SettingPart): SetupStep => ({
  title: SETTING_PARTS[part].title,
  async plan({client, folder, settings}: Project) {
    const differences = await findDifferences(client, part, readWantedSettings(folder, settings));
    if (differences.length === 0) return [];
    const secret = settings.SUPABASE_AUTH_EXTERNAL_GOOGLE_SECRET;
    const isNewClient = differences.some(({name}) => name === 'external_google_client_id');
    const body = {
      ...Object.fromEntries(differences.map(({name, wanted}) => [name, wanted])),
      ...(isNewClient && secret !== undefined && {external_google_secret: secret}),
    };
    const apply = async () =>
      void (await client.request({method: 'PATCH', path: SETTING_PARTS[part].path, body}, z.unknown()));
    return [{what: differences.map(describeDifference).join('\n      '), apply}];
  },
});
