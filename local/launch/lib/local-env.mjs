import {existsSync, readFileSync} from 'node:fs';

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
