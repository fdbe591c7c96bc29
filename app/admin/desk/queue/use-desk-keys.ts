import {useNavigate} from '@remix-run/react';
import type {RefObject} from 'react';
import type {PageCommand} from '~/admin/frame/page-commands';
import {usePageCommands} from '~/admin/frame/use-page-commands';
import {DESK_COMMANDS, DESK_COPY} from '../desk-copy';

interface DeskElements {
  /** Contains the links of the orders, marked by `data-desk-row`. */
  readonly list: RefObject<HTMLElement>;
  readonly help: RefObject<HTMLDialogElement>;
  /** The query of the next page; null on the last one. */
  readonly next: string | null;
  /** Called with what there is to say about a key; empty if it worked. */
  readonly onMessage: (text: string) => void;
  /** Chooses the order of a row, or all from the last chosen one to it; or takes it back. */
  readonly onToggle: (row: Element, isRange: boolean) => void;
}

/**
 * Lets staff work through the list by keyboard: J and K move the focus between the orders, so that Enter opens the
 * focused one and P packs it. J on the last one leads to the next page.
 * @returns the commands, for the help
 */
export function useDeskKeys({list, help, next, onMessage, onToggle}: DeskElements): readonly PageCommand[] {
  const navigate = useNavigate();
  const move = (step: 1 | -1) => {
    if (focusOrder(list.current, step)) onMessage('');
    else if (step > 0 && next !== null) navigate(next);
    else onMessage(DESK_COPY.ends[step > 0 ? 'last' : 'first']);
  };
  const pack = () => {
    const order = focusedOrder(list.current);
    const path = order?.getAttribute('href');
    if (order?.getAttribute('data-desk-row') === 'finished') onMessage(DESK_COPY.notWaiting);
    else if (path) navigate(`${path}/pack`);
    else onMessage(DESK_COPY.noneChosen);
  };
  const toggle = (isRange: boolean) => {
    const row = focusedRow(list.current);
    if (row) onToggle(row, isRange);
    else onMessage(DESK_COPY.noneChosen);
  };
  const isInList = () => focusedRow(list.current) !== null;
  const commands: readonly PageCommand[] = [
    {key: 'j', title: DESK_COMMANDS.next, run: () => move(1)},
    {key: 'k', title: DESK_COMMANDS.previous, run: () => move(-1)},
    {key: 'p', title: DESK_COMMANDS.pack, run: pack, isAvailable: () => focusedOrder(list.current) !== null},
    {key: 'x', title: DESK_COMMANDS.choose, run: () => toggle(false), isAvailable: isInList},
    {key: 'X', title: DESK_COMMANDS.chooseRange, run: () => toggle(true), isAvailable: isInList},
    {key: '?', title: DESK_COMMANDS.help, run: () => help.current?.showModal()},
  ];
  usePageCommands(commands);
  return commands;
}

const ORDER_LINK = '[data-desk-row]';

const focusedOrder = (list: HTMLElement | null): Element | null =>
  list?.contains(document.activeElement) && document.activeElement?.matches(ORDER_LINK) ? document.activeElement : null;

/** The row of the focused order, or of its checkbox. */
const focusedRow = (list: HTMLElement | null): Element | null =>
  list?.contains(document.activeElement) ? (document.activeElement?.closest('tr') ?? null) : null;

/**
 * Moves the focus to the order after (1) or before (-1) the focused one; without a focused one, to the first or last.
 * @returns false if there is none
 */
function focusOrder(list: HTMLElement | null, step: 1 | -1): boolean {
  const links = [...(list?.querySelectorAll<HTMLElement>(ORDER_LINK) ?? [])];
  const row = focusedRow(list);
  const current = row ? links.findIndex((link) => row.contains(link)) : -1;
  const next = current < 0 ? (step > 0 ? 0 : links.length - 1) : current + step;
  links[next]?.focus({preventScroll: true});
  // At once: a page that scrolls smoothly would lag behind a held key.
  links[next]?.scrollIntoView({block: 'nearest', behavior: 'instant'});
  return links[next] !== undefined;
}
