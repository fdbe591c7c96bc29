/** The version whose schema is executed for every requested version. */
export const SCHEMA_VERSION = '2026-04';

/**
 * The versions that Shopify supports while {@link SCHEMA_VERSION} is its latest, oldest first. They do not follow the
 * calendar, so that the local shop responds the same way next year.
 */
export const SUPPORTED_VERSIONS = ['2025-07', '2025-10', '2026-01', SCHEMA_VERSION] as const;

const OLDEST_VERSION = SUPPORTED_VERSIONS[0];

/** Unstable versions: next quarter's release candidate, and the one that Hydrogen's consent code requests. */
const UNPROMISED_VERSIONS = ['2026-07', 'unstable'];

const QUARTER = /^\d{4}-(?:01|04|07|10)$/;

/**
 * @param requested - the version in the request path
 * @returns the version that serves the request: the oldest supported one for a retired version, null for an invalid version
 */
export function resolveApiVersion(requested: string): string | null {
  if ([...SUPPORTED_VERSIONS, ...UNPROMISED_VERSIONS].includes(requested)) return requested;
  return QUARTER.test(requested) && requested < OLDEST_VERSION ? OLDEST_VERSION : null;
}
