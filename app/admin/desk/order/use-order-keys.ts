import type {RefObject} from 'react';
import {INTENT} from '~/core/intent';
import type {PageCommand} from '~/admin/frame/page-commands';
import {useCan} from '~/admin/frame/access/staff-role';
import {usePageCommands} from '~/admin/frame/use-page-commands';
import {DESK_ORDER_COPY, ORDER_COMMANDS} from '../desk-copy';
import {deskPath} from '../queue/desk-request';
import type {DeskOrderView} from './desk-order-view';

interface OrderElements {
  /** Contains the fulfillment panel. */
  readonly panel: RefObject<HTMLElement>;
  readonly help: RefObject<HTMLDialogElement>;
}

/** The button of a form of the fulfillment panel, which belongs to another feature. */
const buttonOf = (intent: string): string => `[name="${INTENT}"][value="${intent}"]`;

/** The first field of a form of the panel. */
const HOLD_FIELD = `form:has(${buttonOf('place-hold')}) select`;

/** The tracking number of what is sent next; without it, that of a parcel. */
const TRACKING_NUMBER = ['fulfill', 'add-tracking', 'update-tracking'].map(
  (intent) => `form:has(${buttonOf(intent)}) [name="number"]`,
);

/**
 * Lets staff work on one order by keyboard: F focuses the button that sends it, T its tracking number, P packs it, U leads
 * back.
 * @returns the commands, for the help
 */
export function useOrderKeys({panel, help}: OrderElements, view: DeskOrderView): readonly PageCommand[] {
  const {path, canCancel, canCorrect, canPack, customerPath, order} = view;
  const seesMoney = useCan('money');
  const canDecide = seesMoney && order.isKnownToShop;
  const toFocus = (title: string, selectors: string | readonly string[], key?: string): PageCommand => ({
    title,
    key,
    run: () => focusFirst(panel.current, selectors),
    isAvailable: () => findFirst(panel.current, selectors) !== null,
  });
  const commands: readonly PageCommand[] = [
    toFocus(ORDER_COMMANDS.fulfill, buttonOf('fulfill'), 'f'),
    toFocus(ORDER_COMMANDS.track, TRACKING_NUMBER, 't'),
    ...(canPack ? [{title: ORDER_COMMANDS.pack, key: 'p', path: `${path}/pack`}] : []),
    toFocus(ORDER_COMMANDS.hold, HOLD_FIELD),
    toFocus(ORDER_COMMANDS.release, buttonOf('release-holds')),
    ...(canDecide ? [{title: DESK_ORDER_COPY.refund, path: `${path}/refund`}] : []),
    ...(canDecide && canCancel ? [{title: DESK_ORDER_COPY.cancel, path: `${path}/cancel`}] : []),
    ...(canCorrect ? [{title: DESK_ORDER_COPY.correct, path: `${path}/address`}] : []),
    {title: ORDER_COMMANDS.slip, path: `${path}/slip`},
    {title: ORDER_COMMANDS.note, run: () => focusFirst(document.body, '#staff-note')},
    ...(seesMoney ? [{title: ORDER_COMMANDS.tag, run: () => focusFirst(document.body, '#new-tag')}] : []),
    ...(customerPath === null ? [] : [{title: DESK_ORDER_COPY.customerPage, path: customerPath}]),
    {title: ORDER_COMMANDS.back, key: 'u', path: deskPath('to-ship')},
    {title: ORDER_COMMANDS.help, key: '?', run: () => help.current?.showModal()},
  ];
  usePageCommands(commands);
  return commands;
}

/** Finds the first element of the first selector that has one. */
function findFirst(parent: HTMLElement | null, selectors: string | readonly string[]): HTMLElement | null {
  for (const selector of [selectors].flat()) {
    const element = parent?.querySelector<HTMLElement>(selector);
    if (element) return element;
  }
  return null;
}

/** Fields that are not needed for most orders are folded. */
function focusFirst(parent: HTMLElement | null, selectors: string | readonly string[]): void {
  const element = findFirst(parent, selectors);
  element?.closest('details')?.setAttribute('open', '');
  element?.focus();
}
