/** How a message to the shopper is meant; decides colour, icon and how urgently a screen reader announces it. */
export type NoticeTone = 'success' | 'info' | 'warning' | 'error';

/** The one shape of a message to the shopper, whichever way it travels (flash, action data, realtime). */
export interface Notice {
  readonly tone: NoticeTone;
  readonly title: string;
  readonly body?: string;
  /** Two notices with the same id replace each other instead of stacking. */
  readonly id?: string;
  /** How long it stays, in milliseconds; 4000 when absent. */
  readonly durationMs?: number;
}
