import type {ComponentPropsWithoutRef, FormEvent} from 'react';
import {CART_PATH} from './browser/cart-drawer';
import {cartQueue, type CartIntent} from './browser/cart-queue';
import {CART_INPUT_NAME, type CartFormInput} from './change/cart-form';

interface CartCommandFormProps extends Omit<ComponentPropsWithoutRef<'form'>, 'action' | 'method' | 'onSubmit'> {
  /** What the form asks for, beside the fields inside it. */
  readonly input: CartFormInput;
  /** What the page shows while the answer is on its way. */
  readonly toIntent: (form: FormData) => CartIntent;
  readonly onQueued?: (form: HTMLFormElement) => void;
}

/**
 * A form that changes the cart; without scripts it posts to the cart's page. It speaks the language of Hydrogen's
 * CartForm but hands its change to the queue: a CartForm sends by itself, and two at once may overtake each other.
 */
export function CartCommandForm({input, toIntent, onQueued, children, ...rest}: CartCommandFormProps) {
  const queue = (event: FormEvent<HTMLFormElement>) => {
    const form = new FormData(event.currentTarget);
    if (!cartQueue.add({intent: toIntent(form), form})) return;
    event.preventDefault();
    onQueued?.(event.currentTarget);
  };
  return (
    <form method="post" action={CART_PATH} onSubmit={queue} {...rest}>
      <input type="hidden" name={CART_INPUT_NAME} value={JSON.stringify(input)} />
      {children}
    </form>
  );
}
