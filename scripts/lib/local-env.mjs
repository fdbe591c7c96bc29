import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

/** The file with the storefront's settings, for the development server and for commands that run beside it. */
export const STOREFRONT_ENV_FILE = path.join(process.env.LOCAL_DIR ?? '.local', 'storefront.env');
const OWNER_ONLY = 0o600;

const EXAMPLE_FILE = fileURLToPath(new URL('../../.env.example', import.meta.url));

/** A misspelled name with one of these prefixes reaches the worker too, whose log then names it. */
const SETTING_PREFIX = /^(PUBLIC|PRIVATE|SHOPIFY|SUPABASE|GOOGLE|SESSION|PASSWORD|LOCAL|MAIL|ALERT)_/;

/** Returns the names and values in an env file; a missing file counts as empty. */
function readEntries(file) {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return lines.flatMap((line) => {
    const parts = /^\s*([A-Z][A-Z0-9_]*)\s*=\s*(?:"([^"]*)"|'([^']*)'|(.*?))\s*$/.exec(line);
    return parts ? [[parts[1], parts[2] ?? parts[3] ?? parts[4] ?? '']] : [];
  });
}

/** Returns the settings of `.env`, overridden by those in the environment that `.env.example` lists. */
export function readSettings(file = '.env') {
  const settings = Object.fromEntries(readEntries(file).filter(([, value]) => value !== ''));
  const listed = new Set(readEntries(EXAMPLE_FILE).map(([name]) => name));
  for (const name of Object.keys(process.env))
    if (listed.has(name) || SETTING_PREFIX.test(name)) settings[name] = process.env[name];
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
