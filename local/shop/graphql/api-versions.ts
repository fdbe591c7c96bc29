/** The version whose schema is executed for every requested version. */
export const SCHEMA_VERSION = '2026-04';

/**
 * The quarters the platform serves while {@link SCHEMA_VERSION} is its latest, oldest first. They do not follow the
 * calendar: a shop on this machine must answer the same way next year.
 */
export const SUPPORTED_VERSIONS = ['2025-07', '2025-10', '2026-01', SCHEMA_VERSION] as const;

const OLDEST_VERSION = SUPPORTED_VERSIONS[0];

/** Served without a promise: next quarter's candidate, and what Hydrogen's consent code asks. */
const UNPROMISED_VERSIONS = ['2026-07', 'unstable'];

const QUARTER = /^\d{4}-(?:01|04|07|10)$/;

/**
 * @param asked - the version in a request's path
 * @returns the version that answers: a retired one is answered by the oldest supported. Null for what never was a version.
 */
export function resolveApiVersion(asked: string): string | null {
  if ([...SUPPORTED_VERSIONS, ...UNPROMISED_VERSIONS].includes(asked)) return asked;
  return QUARTER.test(asked) && asked < OLDEST_VERSION ? OLDEST_VERSION : null;
}

/** Returns a version that is not the one asked for, as a shop would answer after that was retired. */
export const otherApiVersion = (asked: string): string =>
  SUPPORTED_VERSIONS.find((version) => version !== asked) ?? OLDEST_VERSION;
