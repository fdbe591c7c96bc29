import {useId, useState, type ReactNode} from 'react';
import {ANY_QUANTITY, type QuantityRuleView, type QuantitySteps} from '~/core/quantity-rule';
import {cn} from '~/ui/cn';
import {Icon} from '~/ui/icons/Icon';
import {BUTTON_COPY} from '../button-copy';
import {CART_COPY} from '../cart-copy';
import {CartCommandForm} from '../CartCommandForm';
import type {CartFormInput} from '../change/cart-form';
import {quantityAbove, quantityBelow} from './quantity-steps';

interface QuantityStepperProps {
  readonly lineId: string;
  readonly title: string;
  /** The quantity after pending changes. */
  readonly quantity: number;
  /** Null if every quantity can be bought. */
  readonly rule: QuantityRuleView | null;
  /** Called when the quantity becomes 0. */
  readonly onRemove: () => void;
}

/** Minus button, number field and plus button: three forms, so that each works without scripts. */
export function QuantityStepper({lineId, title, quantity, rule, onRemove}: QuantityStepperProps) {
  const steps = rule ?? ANY_QUANTITY;
  const less = quantityBelow(steps, quantity);
  const more = quantityAbove(steps, quantity);
  const ruleId = useId();
  const [isRefused, setIsRefused] = useState(false);
  return (
    <div className="min-w-0 flex-1 basis-36">
      <div
        role="group"
        aria-label={CART_COPY.quantityOf(title)}
        className="flex w-fit items-center rounded-control border border-line-strong bg-surface-raised"
      >
        <Step
          lineId={lineId}
          to={less}
          label={`${BUTTON_COPY.less(steps.step)}: ${title}`}
          isDisabled={less < steps.min}
        >
          <Icon name="minus" className="size-4" />
        </Step>
        <QuantityInput
          lineId={lineId}
          quantity={quantity}
          steps={steps}
          ruleId={rule ? ruleId : undefined}
          onQueued={(to) => {
            setIsRefused(false);
            if (to === 0) onRemove();
          }}
          onRefused={() => setIsRefused(true)}
        />
        <Step
          lineId={lineId}
          to={more}
          label={`${BUTTON_COPY.more(steps.step)}: ${title}`}
          isDisabled={more > steps.max}
        >
          <Icon name="plus" className="size-4" />
        </Step>
      </div>
      {rule && (
        <p
          id={ruleId}
          role={isRefused ? 'alert' : undefined}
          className={cn('mt-1 text-sm', isRefused ? 'font-medium text-danger' : 'text-ink-soft')}
        >
          {isRefused ? CART_COPY.quantityKept(rule.text) : rule.text}
        </p>
      )}
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

interface QuantityInputProps {
  readonly lineId: string;
  readonly quantity: number;
  readonly steps: QuantitySteps;
  /** Id of the sentence that says which quantities can be bought. */
  readonly ruleId: string | undefined;
  readonly onQueued: (quantity: number) => void;
  /** Called when a typed quantity cannot be bought; the field shows the one in the cart again. */
  readonly onRefused: () => void;
}

function QuantityInput({lineId, quantity, steps, ruleId, onQueued, onRefused}: QuantityInputProps) {
  // The typed text: an empty or partial number is not submitted.
  const [draft, setDraft] = useState<string | null>(null);
  const {min, max, step} = steps;
  const finish = (target: HTMLInputElement) => {
    if (draft === null) return;
    if (target.validity.valid && Number(draft) !== quantity) target.form?.requestSubmit();
    else {
      if (!target.validity.valid && draft !== '') onRefused();
      target.setCustomValidity('');
      setDraft(null);
    }
  };
  return (
    <CartCommandForm
      input={toInput(lineId)}
      toIntent={toIntent(lineId)}
      onQueued={() => {
        setDraft(null);
        onQueued(Number(draft));
      }}
    >
      <input
        name="quantity"
        type="number"
        inputMode="numeric"
        // 0 removes the line, also of a variant that is sold in larger quantities only.
        min={0}
        max={max}
        step={step}
        required
        aria-label={BUTTON_COPY.quantity}
        aria-describedby={ruleId}
        value={draft ?? quantity}
        onChange={({target}) => {
          const typed = Number(target.value);
          target.setCustomValidity(typed > 0 && typed < min ? CART_COPY.atLeast(min) : '');
          setDraft(target.value);
        }}
        onBlur={({target}) => finish(target)}
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
