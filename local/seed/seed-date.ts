/** The time of the seed's last change; the clocks of tests start here. */
export const SEED_DATE = '2026-06-01T12:00:00.000Z';

/** The same day as policies state it. */
export const SEED_DAY = new Intl.DateTimeFormat('en-US', {dateStyle: 'long', timeZone: 'UTC'}).format(
  new Date(SEED_DATE),
);
