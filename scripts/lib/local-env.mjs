import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** The file with the storefront's settings, for the development server and for commands that run beside it. */
export const STOREFRONT_ENV_FILE = path.join(process.env.LOCAL_DIR ?? '.local', 'storefront.env');
const OWNER_ONLY = 0o600;

/** Returns the settings of `.env`, overridden by the environment; a missing file counts as empty. */
export function readSettings(file = '.env') {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const entries = lines.flatMap((line) => {
    const parts = /^\s*([A-Z][A-Z0-9_]*)\s*=\s*(?:"([^"]*)"|'([^']*)'|(.*?))\s*$/.exec(line);
    return parts ? [[parts[1], parts[2] ?? parts[3] ?? parts[4] ?? '']] : [];
  });
  const settings = Object.fromEntries(entries.filter(([, value]) => value !== ''));
  for (const key of Object.keys(process.env))
    if (
      /^(PUBLIC|PRIVATE|SHOPIFY|SUPABASE|GOOGLE|SESSION|PASSWORD|LOCAL|MAIL)_|^(BUYER_IP_HEADER|RECONCILE_SECRET|SHOP_ID)$/.test(
        key,
      )
    )
      settings[key] = process.env[key];
  return settings;
}

/** Writes settings as an env file, in single quotes because JSON keys contain double quotes. */
export function writeSettings(settings, file = STOREFRONT_ENV_FILE) {
  mkdirSync(path.dirname(file), {recursive: true});
  const lines = Object.entries(settings).map(([key, value]) => `${key}='${value}'\n`);
  writeFileSync(file, lines.join(''), {mode: OWNER_ONLY});
}

/** Returns the settings of the store in `.env`, or those of the local storefront that was started last. */
export function readStorefrontSettings() {
  const settings = readSettings();
  return settings.PUBLIC_STORE_DOMAIN ? settings : {...readSettings(STOREFRONT_ENV_FILE), ...settings};
}
