import {CommandError} from '../../lib/command-error';
import {areLegacyKeysEnabled, createApiKey, disableLegacyKeys, listApiKeys, type ApiKey} from '../api-keys';
import type {Change, Project, SetupStep} from '../project';

const SETTINGS = {publishable: 'SUPABASE_PUBLISHABLE_KEY', secret: 'SUPABASE_SECRET_KEY'} as const;
type KeyType = keyof typeof SETTINGS;

function planKey(type: KeyType, keys: readonly ApiKey[], project: Project): Change[] {
  const name = SETTINGS[type];
  const own = keys.filter((key) => key.type === type);
  const given = project.settings[name];
  if (given !== undefined) {
    if (own.some((key) => key.api_key === given)) return [];
    throw new CommandError(
      `${name} of .env is no ${type} key of this project.`,
      'Is SUPABASE_PROJECT_REF that of another project? Otherwise remove the key from .env to have the right one stored.',
    );
  }
  const [known] = own;
  const apply = async () => {
    const key = known?.api_key ? known : await createApiKey(project.client, type);
    if (key.api_key) project.store({[name]: key.api_key});
  };
  return [{what: `${known ? 'take' : 'create'} the ${type} key, and store it in .env`, apply}];
}

/** Keys of the present form, and none of the older ones, which are valid for ten years. */
export const apiKeysStep: SetupStep = {
  title: 'API keys',
  async plan(project) {
    const {client} = project;
    const keys = await listApiKeys(client);
    const isLegacy = await areLegacyKeysEnabled(client);
    return [
      ...planKey('publishable', keys, project),
      ...planKey('secret', keys, project),
      ...(isLegacy
        ? [
            {
              what: 'disable the legacy keys anon and service_role',
              apply: async () => void (await disableLegacyKeys(client)),
            },
          ]
        : []),
    ];
  },
};
