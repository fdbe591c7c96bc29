import {reportFindings, type Finding} from '../../lib/findings';
import {parseBackendSettings} from '../backend-settings';
import {createManagementClient} from '../management-client';
import {requireProject} from '../set-up-backend';
import {readWantedSettings} from '../wanted-settings';
import {checkAccess} from './check-access';
import {checkApiKeys, checkSigningKey} from './check-keys';
import {checkAdvisors, checkBackups, checkSettings} from './check-project';
import {checkState} from './check-state';

interface CheckTools {
  readonly print: (line: string) => void;
  readonly now?: () => Date;
  readonly folder?: string;
}

/**
 * Checks a hosted project without changing it.
 * @returns the exit code: 1 if there is a problem, 2 if the project could not be checked
 */
export function checkBackend(
  env: Readonly<Record<string, string | undefined>>,
  {isJson}: {readonly isJson: boolean},
  {print, now = () => new Date(), folder = 'supabase'}: CheckTools,
): Promise<number> {
  const check = async (): Promise<readonly Finding[]> => {
    const settings = parseBackendSettings(env);
    const client = createManagementClient(settings);
    await requireProject(client);
    return [
      ...(await checkSettings(client, readWantedSettings(folder, settings))),
      ...(await checkSigningKey(settings)),
      ...(await checkApiKeys(client, settings)),
      ...(await checkAccess(client, settings, folder)),
      ...(await checkState(settings, folder, now())),
      ...(await checkAdvisors(client)),
      ...(await checkBackups(client, now())),
    ];
  };
  return reportFindings(check, {isJson, print, subject: 'The backend'});
}
