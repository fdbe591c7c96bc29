import {SHOPIFY_API_VERSION} from '~/platform/shopify/api-version';

const noticed = new Set<string>();
/** The header is not signed: more versions than the platform has in service are made up. */
const MOST_VERSIONS = 10;

/**
 * Logs, once for each, a version of the API in which the shop sends webhooks that is not the one these are read by. They
 * are read all the same: versions differ in few fields.
 */
export function noticeApiVersion(headers: Headers): void {
  const version = headers.get('X-Shopify-API-Version') ?? '';
  const isVersion = /^(\d{4}-\d{2}|unstable)$/.test(version);
  if (!isVersion || version === SHOPIFY_API_VERSION || noticed.has(version) || noticed.size >= MOST_VERSIONS) return;
  noticed.add(version);
  console.warn(
    `webhooks come in API version ${version} and are read as ${SHOPIFY_API_VERSION}: choose that version in the app's settings`,
  );
}
