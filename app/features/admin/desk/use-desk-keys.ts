import type {RefObject} from 'react';
import {useShortcuts} from '../frame/use-shortcuts';

interface DeskElements {
  /** Contains the links of the orders, marked by `data-desk-row`. */
  readonly list: RefObject<HTMLElement>;
  readonly search: RefObject<HTMLInputElement>;
  readonly help: RefObject<HTMLDialogElement>;
}

/**
 * Lets staff work through the list by keyboard: J and K move the focus between the orders, so that Enter opens the
 * focused one.
 */
export function useDeskKeys({list, search, help}: DeskElements): void {
  useShortcuts({
    j: () => focusOrder(list.current, 1),
    k: () => focusOrder(list.current, -1),
    '/': () => search.current?.focus(),
    '?': () => help.current?.showModal(),
  });
}

/** Moves the focus to the order after (1) or before (-1) the focused one; without a focused one, to the first or last. */
function focusOrder(list: HTMLElement | null, step: 1 | -1): void {
  const links = [...(list?.querySelectorAll<HTMLElement>('[data-desk-row]') ?? [])];
  const current = links.findIndex((link) => link === document.activeElement);
  const next = current < 0 ? (step > 0 ? 0 : links.length - 1) : current + step;
  links[next]?.focus();
}
