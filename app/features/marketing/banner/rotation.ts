/** Where a banner's messages are in their turn, and what holds them. */
export interface Rotation {
  /** Of the message that is shown. */
  readonly index: number;
  /** By its button, until that is pressed again. */
  readonly isPaused: boolean;
  readonly isHovered: boolean;
  readonly isFocused: boolean;
}

export type RotationEvent =
  | {readonly kind: 'turn'; readonly count: number}
  | {readonly kind: 'toggle'}
  | {readonly kind: 'hover' | 'focus'; readonly isOn: boolean};

/** The first message, free to go. */
export const FIRST_TURN: Rotation = {index: 0, isPaused: false, isHovered: false, isFocused: false};

/** @returns whether nothing holds the message that is shown */
export const isTurning = ({isPaused, isHovered, isFocused}: Rotation): boolean => !isPaused && !isHovered && !isFocused;

/** What an event does to the rotation. */
export function rotate(rotation: Rotation, event: RotationEvent): Rotation {
  switch (event.kind) {
    case 'turn':
      return isTurning(rotation) ? {...rotation, index: (rotation.index + 1) % event.count} : rotation;
    case 'toggle':
      return {...rotation, isPaused: !rotation.isPaused};
    case 'hover':
      return {...rotation, isHovered: event.isOn};
    case 'focus':
      return {...rotation, isFocused: event.isOn};
  }
}

/**
 * Waits for a message's time to be over. One that was held gets its whole time again: somebody may be reading it.
 * @returns what gives up the wait
 */
export function scheduleTurn(rotation: Rotation, periodMs: number, turn: () => void): () => void {
  if (!isTurning(rotation)) return () => {};
  const timer = setTimeout(turn, periodMs);
  return () => clearTimeout(timer);
}
