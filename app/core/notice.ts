/** The tone of a notice; it decides the color, the icon and how urgently a screen reader announces it. */
export type NoticeTone = 'success' | 'info' | 'warning' | 'error';

/** A message to the shopper, whether it comes by flash cookie, action data or Realtime. */
export interface Notice {
  readonly tone: NoticeTone;
  readonly title: string;
  readonly body?: string;
  /** Two notices with the same id replace each other instead of stacking. */
  readonly id?: string;
  /** How long it is shown, in milliseconds; 4000 by default. */
  readonly durationMs?: number;
}
