import type {RefObject} from 'react';
import {useNavigate} from '@remix-run/react';
import {INTENT} from '~/core/intent';
import {useShortcuts} from '../frame/use-shortcuts';
import {deskPath} from './desk-request';

interface OrderElements {
  /** Contains the fulfillment panel. */
  readonly panel: RefObject<HTMLElement>;
  readonly help: RefObject<HTMLDialogElement>;
}

/** Lets staff work on one order by keyboard: F focuses the button that sends it, T its tracking number, U leads back. */
export function useOrderKeys({panel, help}: OrderElements): void {
  const navigate = useNavigate();
  useShortcuts({
    f: () => panel.current?.querySelector<HTMLElement>(`[name="${INTENT}"][value="fulfill"]`)?.focus(),
    t: () => focusTracking(panel.current),
    u: () => navigate(deskPath('to-ship')),
    '?': () => help.current?.showModal(),
  });
}

/** The tracking fields of an order that is not sent yet are folded. */
function focusTracking(panel: HTMLElement | null): void {
  const field = panel?.querySelector<HTMLElement>('[name="carrier"]');
  field?.closest('details')?.setAttribute('open', '');
  field?.focus();
}
