import {createStore} from '~/core/create-store';

/** The cart's own page: there the drawer would show the same thing twice. */
export const CART_PATH = '/cart';

/** Whether the drawer is open, and what was pressed to open it: the focus goes back there. */
interface CartDrawerState {
  readonly isOpen: boolean;
  readonly opener: HTMLElement | null;
}

/** The drawer of a page that has just loaded. */
export const CLOSED_DRAWER: CartDrawerState = {isOpen: false, opener: null};

const store = createStore(CLOSED_DRAWER);

/** Opens and closes the cart's drawer from anywhere in the page. */
export const cartDrawer = {
  get: store.get,
  subscribe: store.subscribe,
  open(opener: HTMLElement | null): void {
    // What is added from within the drawer did not open it.
    if (window.location.pathname !== CART_PATH && !store.get().isOpen) store.set({isOpen: true, opener});
  },
  close(): void {
    if (store.get().isOpen) store.set({...store.get(), isOpen: false});
  },
  /** Closes it on a new page: what opened it belongs to the one before, and the focus to the new content. */
  leave(): void {
    if (store.get().isOpen) store.set({isOpen: false, opener: document.querySelector('main')});
  },
};
