import {SHOPIFY_API_VERSION} from '~/platform/shopify/api-version';

const warnedVersions = new Set<string>();
/** Bounds the log: the header is not signed, and Shopify supports fewer versions than this at a time. */
const MAX_WARNINGS = 10;

/**
 * Logs once per version if webhooks arrive in another API version than the one their payloads are parsed by. They are
 * processed all the same: versions differ in few fields.
 */
export function warnAboutApiVersion(headers: Headers): void {
  const version = headers.get('X-Shopify-API-Version') ?? '';
  const isVersion = /^(\d{4}-\d{2}|unstable)$/.test(version);
  if (!isVersion || version === SHOPIFY_API_VERSION) return;
  if (warnedVersions.has(version) || warnedVersions.size >= MAX_WARNINGS) return;
  warnedVersions.add(version);
  console.warn(
    `webhooks arrive in API version ${version} and are parsed as ${SHOPIFY_API_VERSION}: choose that version in the app's settings`,
  );
}
