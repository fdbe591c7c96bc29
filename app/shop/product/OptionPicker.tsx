import {Link} from '@remix-run/react';
import {useId} from 'react';
import {Alert} from '~/ui/Alert';
import {cn} from '~/ui/cn';
import {hasModifierKey} from '~/ui/has-modifier-key';
import {Swatch} from '~/ui/Swatch';
import {VisuallyHidden} from '~/ui/VisuallyHidden';
import type {OptionValueView, OptionView} from '~/shop/catalog/model/option-view';
import {withPlan} from '~/shop/catalog/model/plan-view';
import {valuePath} from '~/shop/catalog/model/variant-path';
import {ChoiceAnnouncer} from './ChoiceAnnouncer';
import type {Choosable} from './choose-variant';
import {OPTION_COPY} from './option-copy';

interface OptionPickerProps {
  readonly product: Choosable;
  /** Chooses within a dialog; without it each value is a link to its page. */
  readonly onChoose?: (path: string) => void;
}

/**
 * The options of a product. Each value is a link, so that it works without scripts, by keyboard, and in a new tab; the
 * chosen one is the current one of its group.
 */
export function OptionPicker({product, onChoose}: OptionPickerProps) {
  return (
    <div data-slot="options" className="space-y-5">
      {product.isSubstitute && (
        <Alert tone="info" title={OPTION_COPY.substitute}>
          {OPTION_COPY.substituteBody(product.variantTitle ?? '')}
        </Alert>
      )}
      {product.options.map((option) => (
        <OptionGroup key={option.name} product={product} option={option} onChoose={onChoose} />
      ))}
      {/* With plans, their picker announces the choice of both. */}
      {!product.plans && <ChoiceAnnouncer text={OPTION_COPY.chosen(product)} />}
    </div>
  );
}

/** A list that is longer scrolls by itself, so that the button below stays in reach. */
const MANY_VALUES = 30;

interface OptionGroupProps extends OptionPickerProps {
  readonly option: OptionView;
}

function OptionGroup({product, option: {name, values}, onChoose}: OptionGroupProps) {
  const id = useId();
  const selected = values.find(({isSelected}) => isSelected);
  const plan = product.plans?.chosen;
  const toPath = (value: OptionValueView) => {
    const path = valuePath(product, name, value);
    return path && plan ? withPlan(path, plan) : path;
  };
  return (
    <div role="group" aria-labelledby={id}>
      <p className="mb-2 [overflow-wrap:anywhere]">
        <span id={id} className="font-semibold">
          {name}
        </span>
        {selected && <span className="text-ink-soft">{`: ${selected.name}`}</span>}
      </p>
      <ul className={cn('flex flex-wrap gap-2', values.length > MANY_VALUES && 'max-h-72 overflow-y-auto p-1')}>
        {values.map((value) => (
          <li key={value.name} className="max-w-full">
            <OptionValue value={value} path={toPath(value)} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface OptionValueProps extends Pick<OptionPickerProps, 'onChoose'> {
  readonly value: OptionValueView;
  /** Null for a value without a variant. */
  readonly path: string | null;
}

function OptionValue({value: {name, swatch, state, isSelected}, path, onChoose}: OptionValueProps) {
  const stateText = OPTION_COPY.state(state);
  const label = (
    <>
      {swatch && <Swatch {...swatch} className="-ms-1.5 size-6" />}
      <span>{name}</span>
    </>
  );
  if (!path) {
    return (
      <span data-state={state} className="option-value">
        {label}
        {stateText && <VisuallyHidden>{`, ${stateText}`}</VisuallyHidden>}
      </span>
    );
  }
  return (
    <Link
      to={path}
      preventScrollReset
      aria-current={isSelected ? 'true' : undefined}
      aria-label={stateText ? `${name}, ${stateText}` : undefined}
      title={stateText ?? undefined}
      data-state={stateText ? state : undefined}
      className="option-value"
      onClick={(event) => {
        if (!onChoose || hasModifierKey(event)) return;
        event.preventDefault();
        onChoose(path);
      }}
    >
      {label}
    </Link>
  );
}
