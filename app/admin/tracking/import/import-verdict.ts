/** What the dry run says about a row; the first four can be sent. */
export const VERDICTS = [
  'ready',
  'guessed-carrier',
  'number-in-use',
  'replaces',
  'shipped',
  'repeated',
  'unknown-order',
  'canceled',
  'on-hold',
  'several-parcels',
  'no-carrier',
  'bad-number',
  'incomplete',
] as const;

export type Verdict = (typeof VERDICTS)[number];

/** The verdicts whose rows can be sent. The database has the same list. */
export const SENDABLE = ['ready', 'guessed-carrier', 'number-in-use', 'replaces'] as const satisfies readonly Verdict[];

export const isSendable = (verdict: Verdict): boolean => SENDABLE.some((known) => known === verdict);

/** What became of a row: it is waiting until an admin approves it. */
export const ROW_STATES = ['waiting', 'approved', 'checking', 'done', 'not-done'] as const;

export type RowState = (typeof ROW_STATES)[number];
