/** The shown message of a banner and what stops its rotation. */
export interface Rotation {
  /** Index of the shown message. */
  readonly index: number;
  /** By the pause button. */
  readonly isPaused: boolean;
  readonly isHovered: boolean;
  readonly isFocused: boolean;
}

export type RotationEvent =
  | {readonly kind: 'turn'; readonly count: number}
  | {readonly kind: 'toggle'}
  | {readonly kind: 'hover' | 'focus'; readonly isOn: boolean};

export const INITIAL_ROTATION: Rotation = {index: 0, isPaused: false, isHovered: false, isFocused: false};

export const isRotating = ({isPaused, isHovered, isFocused}: Rotation): boolean =>
  !isPaused && !isHovered && !isFocused;

export function rotate(rotation: Rotation, event: RotationEvent): Rotation {
  switch (event.kind) {
    case 'turn':
      return isRotating(rotation) ? {...rotation, index: (rotation.index + 1) % event.count} : rotation;
    case 'toggle':
      return {...rotation, isPaused: !rotation.isPaused};
    case 'hover':
      return {...rotation, isHovered: event.isOn};
    case 'focus':
      return {...rotation, isFocused: event.isOn};
  }
}

/**
 * Schedules the next message. A paused message gets its full display time again.
 * @returns a function that cancels the timer
 */
export function scheduleTurn(rotation: Rotation, periodMs: number, turn: () => void): () => void {
  if (!isRotating(rotation)) return () => {};
  const timer = setTimeout(turn, periodMs);
  return () => clearTimeout(timer);
}
