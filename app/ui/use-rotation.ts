import {useEffect, useReducer, useSyncExternalStore, type ComponentPropsWithoutRef} from 'react';
import {INITIAL_ROTATION, isRotating, rotate, scheduleTurn} from './rotation';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

interface RotationControls {
  /** Index of the shown message. */
  readonly index: number;
  /** Whether the next message follows automatically. */
  readonly isRotating: boolean;
  readonly isPaused: boolean;
  readonly togglePause: () => void;
  /** For the element that pauses the rotation while it is hovered or focused. */
  readonly holdProps: Pick<
    ComponentPropsWithoutRef<'section'>,
    'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur'
  >;
}

/**
 * Rotates messages unless they are hovered, focused or paused, or the visitor prefers reduced motion.
 * @param isSeen false stops the rotation of what is not on the screen yet
 */
export function useRotation(count: number, periodMs: number, isSeen = true): RotationControls {
  const [rotation, send] = useReducer(rotate, INITIAL_ROTATION);
  const isStill = usePrefersReducedMotion() || !isSeen;

  useEffect(
    () => (isStill ? undefined : scheduleTurn(rotation, periodMs, () => send({kind: 'turn', count}))),
    [rotation, isStill, periodMs, count],
  );

  return {
    index: rotation.index,
    isRotating: !isStill && isRotating(rotation),
    isPaused: rotation.isPaused,
    togglePause: () => send({kind: 'toggle'}),
    holdProps: {
      onPointerEnter: () => send({kind: 'hover', isOn: true}),
      onPointerLeave: () => send({kind: 'hover', isOn: false}),
      // Pointer focus stays on a button after a click, so only keyboard focus counts.
      onFocus: ({target}) => send({kind: 'focus', isOn: target.matches(':focus-visible')}),
      onBlur: () => send({kind: 'focus', isOn: false}),
    },
  };
}

function subscribeToMotion(onChange: () => void): () => void {
  const query = window.matchMedia(REDUCED_MOTION);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

const usePrefersReducedMotion = (): boolean =>
  useSyncExternalStore(
    subscribeToMotion,
    () => window.matchMedia(REDUCED_MOTION).matches,
    () => true,
  );
