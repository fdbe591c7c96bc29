import {useCallback, useEffect, useRef, useState, type RefObject} from 'react';

const CHECKBOX = 'input[type="checkbox"]';

/** What the queue's checkboxes need. */
export interface ChosenOrders {
  readonly chosenCount: number;
  /** Chooses the order of a row or takes it back; with a range, all rows from the last one. */
  readonly toggle: (row: Element, isRange: boolean) => void;
  readonly setAll: (isChosen: boolean) => void;
}

/**
 * Counts the chosen orders. The browser keeps the checkboxes, so a key changes no row but its own, a reload of the list
 * keeps what is chosen, and the form works without scripts.
 * @param rows the listed orders: when others are listed, those that are gone are no longer chosen
 */
export function useChosenOrders(list: RefObject<HTMLElement>, rows: unknown): ChosenOrders {
  const [chosenCount, setChosenCount] = useState(0);
  const last = useRef<HTMLInputElement | null>(null);
  const boxes = useCallback(() => [...(list.current?.querySelectorAll<HTMLInputElement>(CHECKBOX) ?? [])], [list]);
  const count = useCallback(() => setChosenCount(boxes().filter(({checked}) => checked).length), [boxes]);
  const setRange = useCallback(
    (box: HTMLInputElement, isChosen: boolean) => {
      const all = boxes();
      const start = last.current ? all.indexOf(last.current) : -1;
      const end = all.indexOf(box);
      const [from, to] = start < 0 ? [end, end] : [Math.min(start, end), Math.max(start, end)];
      for (const each of all.slice(from, to + 1)) each.checked = isChosen;
    },
    [boxes],
  );
  useEffect(() => {
    const area = list.current;
    // Browsers restore checkboxes of a page that is opened again.
    count();
    const onClick = ({target, shiftKey}: MouseEvent) => {
      if (!(target instanceof HTMLInputElement) || !target.matches(CHECKBOX)) return;
      if (shiftKey) setRange(target, target.checked);
      last.current = target;
      count();
    };
    area?.addEventListener('click', onClick);
    return () => area?.removeEventListener('click', onClick);
  }, [list, count, setRange, rows]);
  return {
    chosenCount,
    toggle(row, isRange) {
      const box = row.querySelector<HTMLInputElement>(CHECKBOX);
      if (!box) return;
      if (isRange) setRange(box, true);
      else box.checked = !box.checked;
      last.current = box;
      count();
    },
    setAll(isChosen) {
      for (const box of boxes()) box.checked = isChosen;
      count();
    },
  };
}
