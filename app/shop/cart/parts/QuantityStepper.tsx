import {useState, type ReactNode} from 'react';
import {Icon} from '~/ui/icons/Icon';
import {BUTTON_COPY} from '../button-copy';
import {CART_COPY} from '../cart-copy';
import {CartCommandForm} from '../CartCommandForm';
import {MAX_QUANTITY, type CartFormInput} from '../change/cart-form';

interface QuantityStepperProps {
  readonly lineId: string;
  readonly title: string;
  /** The quantity after pending changes. */
  readonly quantity: number;
  /** Called when the quantity becomes 0. */
  readonly onRemove: () => void;
}

/** Minus button, number field and plus button: three forms, so that each works without scripts. */
export function QuantityStepper({lineId, title, quantity, onRemove}: QuantityStepperProps) {
  return (
    <div
      role="group"
      aria-label={CART_COPY.quantityOf(title)}
      className="flex items-center rounded-control border border-line-strong bg-surface-raised"
    >
      <Step
        lineId={lineId}
        to={Math.min(quantity - 1, MAX_QUANTITY)}
        label={`${BUTTON_COPY.oneLess}: ${title}`}
        isDisabled={quantity <= 1}
      >
        <Icon name="minus" className="size-4" />
      </Step>
      <QuantityInput lineId={lineId} quantity={quantity} onRemove={onRemove} />
      <Step
        lineId={lineId}
        to={quantity + 1}
        label={`${BUTTON_COPY.oneMore}: ${title}`}
        isDisabled={quantity >= MAX_QUANTITY}
      >
        <Icon name="plus" className="size-4" />
      </Step>
    </div>
  );
}

const toIntent = (lineId: string) => (form: FormData) =>
  ({kind: 'set-quantity', lineId, quantity: Number(form.get('quantity'))}) as const;

const toInput = (lineId: string): CartFormInput => ({action: 'LinesUpdate', inputs: {lines: [{id: lineId}]}});

interface StepProps {
  readonly lineId: string;
  readonly to: number;
  readonly label: string;
  readonly isDisabled: boolean;
  readonly children: ReactNode;
}

function Step({lineId, to, label, isDisabled, children}: StepProps) {
  return (
    <CartCommandForm input={toInput(lineId)} toIntent={toIntent(lineId)}>
      <input type="hidden" name="quantity" value={to} />
      <button
        type="submit"
        aria-label={label}
        disabled={isDisabled}
        className="grid size-11 place-items-center rounded-control hover:bg-surface disabled:text-ink-soft disabled:opacity-50"
      >
        {children}
      </button>
    </CartCommandForm>
  );
}

function QuantityInput({lineId, quantity, onRemove}: Omit<QuantityStepperProps, 'title'>) {
  // The typed text: an empty or partial number is not submitted.
  const [draft, setDraft] = useState<string | null>(null);
  const onQueued = () => {
    setDraft(null);
    if (Number(draft) === 0) onRemove();
  };
  return (
    <CartCommandForm input={toInput(lineId)} toIntent={toIntent(lineId)} onQueued={onQueued}>
      <input
        name="quantity"
        type="number"
        inputMode="numeric"
        min={0}
        max={MAX_QUANTITY}
        step={1}
        required
        aria-label={BUTTON_COPY.quantity}
        value={draft ?? quantity}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={({target}) => {
          if (draft === null) return;
          if (target.validity.valid && Number(draft) !== quantity) target.form?.requestSubmit();
          else setDraft(null);
        }}
        className="h-11 w-11 [appearance:textfield] bg-transparent text-center font-semibold tabular-nums [&::-webkit-inner-spin-button]:appearance-none [&::-webkit-outer-spin-button]:appearance-none"
      />
      <noscript>
        <button type="submit" className="h-11 px-2 text-sm font-semibold underline">
          {CART_COPY.update}
        </button>
      </noscript>
    </CartCommandForm>
  );
}
