import {useEffect, useRef, useState, type RefObject} from 'react';
import {fillTiffin, TIERS, toChosen, type TiffinFill} from './fill-tiffin';
import {TIFFIN_COPY} from './tiffin-copy';
import {DISH_PARAM, tiffinPath} from './tiffin-path';
import type {TiffinView} from './tiffin-view';

interface TiffinState {
  readonly fill: TiffinFill;
  readonly status: string;
  readonly isRefused: boolean;
  readonly isChosen: (handle: string) => boolean;
  readonly choose: (handle: string, isChosen: boolean) => void;
  readonly form: RefObject<HTMLFormElement>;
}

/**
 * Holds the choice of the shopper.
 * @param served the handles that the address names
 * @param isAddressed whether the address of the page follows the choice, so that it can be shared
 */
export function useTiffin(tiffin: TiffinView, served: readonly string[], isAddressed: boolean): TiffinState {
  const [handles, setHandles] = useState(served);
  const [refusal, setRefusal] = useState<string | null>(served.length > TIERS ? TIFFIN_COPY.tooMany : null);
  const form = useRef<HTMLFormElement>(null);
  const chosen = toChosen(handles, tiffin);
  const save = (next: readonly string[], refused: string | null = null) => {
    setHandles(next);
    setRefusal(refused);
    if (isAddressed) history.replaceState(history.state, '', tiffinPath(next));
  };
  // The page may have been used before it was interactive.
  useEffect(() => {
    if (!form.current) return;
    const ticked = new FormData(form.current).getAll(DISH_PARAM).map(String);
    setHandles((current) => {
      const shown = toChosen(current, tiffin);
      const isSame = ticked.length === shown.length && ticked.every((handle) => shown.includes(handle));
      return isSame ? current : ticked;
    });
  }, [tiffin]);
  return {
    fill: fillTiffin(chosen, tiffin),
    status: refusal ?? TIFFIN_COPY.status(chosen.length),
    isRefused: refusal !== null,
    isChosen: (handle) => chosen.includes(handle),
    choose(handle, isChosen) {
      if (!isChosen) save(chosen.filter((each) => each !== handle));
      else if (chosen.includes(handle)) return;
      else if (chosen.length === TIERS) save(chosen, TIFFIN_COPY.full);
      else save([...chosen, handle]);
    },
    form,
  };
}
