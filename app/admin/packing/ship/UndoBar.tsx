import {useEffect, useRef} from 'react';
import {Countdown} from '~/admin/frame/Countdown';
import {Button} from '~/ui/Button';
import {PACKING_COPY} from '../packing-copy';
import type {UndoCountdown} from './use-undo-countdown';

type UndoBarProps = Pick<UndoCountdown, 'undo' | 'sendNow'> & {readonly secondsLeft: number};

/** The seconds before a parcel is sent, with the button that keeps it. It has the focus, and Escape presses it too. */
export function UndoBar({secondsLeft, undo, sendNow}: UndoBarProps) {
  const button = useRef<HTMLButtonElement>(null);
  const onEscape = useRef(undo);
  onEscape.current = undo;
  useEffect(() => {
    button.current?.focus();
    const onKey = ({key}: KeyboardEvent) => key === 'Escape' && onEscape.current();
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-control border-2 border-accent-ink p-4">
      <Countdown announcement={PACKING_COPY.sendsSoon} text={PACKING_COPY.sendsIn(secondsLeft)} />
      <Button ref={button} tone="outline" onClick={undo}>
        {PACKING_COPY.undo}
      </Button>
      <Button tone="quiet" onClick={sendNow}>
        {PACKING_COPY.sendNow}
      </Button>
    </div>
  );
}
