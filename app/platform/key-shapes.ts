/** Shopify, Supabase and Google give their secrets these beginnings. */
const SECRET = /^(?:shp[a-z]{2,3}_|sb_secret_|GOCSPX-)/;
/** The public token of the Storefront API; the private one begins with `shpat_`. */
const PUBLIC_STOREFRONT_TOKEN = /^[\da-f]{32}$/i;

/** Returns whether a text has the shape of a secret, which browsers must never receive. */
export const isSecretShaped = (text: string): boolean => SECRET.test(text) || getRole(text) === 'service_role';

export const isPublicStorefrontToken = (text: string): boolean => PUBLIC_STOREFRONT_TOKEN.test(text);

/** Keys of Supabase: of the present form, or JSON Web Tokens with a role in older projects. */
export const isPublishableKey = (key: string): boolean => /^sb_publishable_./.test(key) || getRole(key) === 'anon';
export const isSecretKey = (key: string): boolean => /^sb_secret_./.test(key) || getRole(key) === 'service_role';

/** Returns the role in a JSON Web Token, whose signature is not checked; null for any other text. */
function getRole(text: string): unknown {
  const [, payload, signature] = text.split('.');
  if (!payload || !signature) return null;
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof claims === 'object' && claims !== null && 'role' in claims ? claims.role : null;
  } catch {
    return null;
  }
}

/** The kind of a key or token, without anything of its value. */
export function getKeyKind(key: string): string {
  const prefix = /^(?:shp[a-z]{2,3}_|sb_secret_|sb_publishable_|GOCSPX-)/.exec(key)?.[0];
  if (prefix) return `${prefix}…`;
  if (isPublicStorefrontToken(key)) return '32 hexadecimal digits';
  const role = getRole(key);
  return typeof role === 'string' ? `legacy token of the role ${role.replace(/\W/g, '')}` : 'other';
}
