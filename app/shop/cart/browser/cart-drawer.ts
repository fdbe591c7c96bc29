import {createStore} from '~/core/create-store';

/** The cart's page, on which the drawer never opens: it would show the same cart twice. */
export const CART_PATH = '/cart';

/** `opener` is the element that opened the drawer and gets the focus back. */
interface CartDrawerState {
  readonly isOpen: boolean;
  readonly opener: HTMLElement | null;
}

export const CLOSED_DRAWER: CartDrawerState = {isOpen: false, opener: null};

const store = createStore(CLOSED_DRAWER);

export const cartDrawer = {
  get: store.get,
  subscribe: store.subscribe,
  open(opener: HTMLElement | null): void {
    // A product added from within the drawer must not replace the opener.
    if (window.location.pathname !== CART_PATH && !store.get().isOpen) store.set({isOpen: true, opener});
  },
  close(): void {
    if (store.get().isOpen) store.set({...store.get(), isOpen: false});
  },
  /** Closes the drawer after a navigation and moves the focus to the new page: the opener belonged to the old one. */
  closeForNewPage(): void {
    if (store.get().isOpen) store.set({isOpen: false, opener: document.querySelector('main')});
  },
};
