import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Where the launcher leaves the storefront's settings for the development server and for commands run beside it. */
export const STOREFRONT_ENV_FILE = path.join(process.env.LOCAL_DIR ?? '.local', 'storefront.env');
const ONLY_ITS_OWNER = 0o600;

/** @returns the settings of `.env`, overruled by the environment; a missing file gives none. */
export function readSettings(file = '.env') {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const written = lines.flatMap((line) => {
    const parts = /^\s*([A-Z][A-Z0-9_]*)\s*=\s*(?:"([^"]*)"|'([^']*)'|(.*?))\s*$/.exec(line);
    return parts ? [[parts[1], parts[2] ?? parts[3] ?? parts[4] ?? '']] : [];
  });
  const settings = Object.fromEntries(written.filter(([, value]) => value !== ''));
  for (const key of Object.keys(process.env))
    if (
      /^(PUBLIC|PRIVATE|SHOPIFY|SUPABASE|GOOGLE|SESSION|PASSWORD|LOCAL|MAIL)_|^(BUYER_IP_HEADER|RECONCILE_SECRET|SHOP_ID)$/.test(
        key,
      )
    )
      settings[key] = process.env[key];
  return settings;
}

/** Writes settings as an env file; its values are quoted with single quotes, since a key in JSON has double ones. */
export function writeSettings(settings, file = STOREFRONT_ENV_FILE) {
  mkdirSync(path.dirname(file), {recursive: true});
  const lines = Object.entries(settings).map(([key, value]) => `${key}='${value}'\n`);
  writeFileSync(file, lines.join(''), {mode: ONLY_ITS_OWNER});
}

/** @returns the settings of the store that `.env` names, or else of the local storefront that was started last. */
export function readStorefrontSettings() {
  const settings = readSettings();
  return settings.PUBLIC_STORE_DOMAIN ? settings : {...readSettings(STOREFRONT_ENV_FILE), ...settings};
}
