import {useEffect, useReducer, useSyncExternalStore, type ComponentPropsWithoutRef} from 'react';
import {FIRST_TURN, isTurning, rotate, scheduleTurn} from './rotation';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

interface RotationControls {
  /** Of the message that is shown. */
  readonly index: number;
  /** Whether another message will follow by itself. */
  readonly isTurning: boolean;
  readonly isPaused: boolean;
  readonly togglePause: () => void;
  /** For the element over which, and within which, the messages stand still. */
  readonly holdProps: Pick<
    ComponentPropsWithoutRef<'section'>,
    'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur'
  >;
}

/** Turns through a banner's messages for as long as nobody reads, pauses or asked for less motion. */
export function useRotation(count: number, periodMs: number): RotationControls {
  const [rotation, send] = useReducer(rotate, FIRST_TURN);
  const isStill = usePrefersReducedMotion();

  useEffect(
    () => (isStill ? undefined : scheduleTurn(rotation, periodMs, () => send({kind: 'turn', count}))),
    [rotation, isStill, periodMs, count],
  );

  return {
    index: rotation.index,
    isTurning: !isStill && isTurning(rotation),
    isPaused: rotation.isPaused,
    togglePause: () => send({kind: 'toggle'}),
    holdProps: {
      onPointerEnter: () => send({kind: 'hover', isOn: true}),
      onPointerLeave: () => send({kind: 'hover', isOn: false}),
      // The pointer's focus stays on a button long after the press; the keyboard's is where somebody is.
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
