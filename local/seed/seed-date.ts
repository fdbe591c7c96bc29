/** The moment at which the seeded shop was last edited; tests start their clocks here. */
export const SEED_DATE = '2026-06-01T12:00:00.000Z';

/** The same day as policies print it. */
export const SEED_DAY = new Intl.DateTimeFormat('en-US', {dateStyle: 'long', timeZone: 'UTC'}).format(
  new Date(SEED_DATE),
);
