import type {ComponentPropsWithoutRef, FormEvent} from 'react';
import {CART_PATH} from './browser/cart-drawer';
import {cartQueue, type CartIntent} from './browser/cart-queue';
import {CART_INPUT_NAME, type CartFormInput} from './change/cart-form';

interface CartCommandFormProps extends Omit<ComponentPropsWithoutRef<'form'>, 'action' | 'method' | 'onSubmit'> {
  /** The command, completed by the fields inside the form. */
  readonly input: CartFormInput;
  /** The change that pages show optimistically. */
  readonly toIntent: (form: FormData) => CartIntent;
  readonly onQueued?: (form: HTMLFormElement) => void;
}

/**
 * A form that changes the cart; without scripts it posts to the cart's page. It has the format of Hydrogen's CartForm
 * but adds the change to the queue, because concurrent submissions of CartForms may be applied in either order.
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
