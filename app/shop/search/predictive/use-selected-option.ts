import {useEffect, useState, type KeyboardEvent} from 'react';
import {selectByKey} from './select-by-key';
import {optionId} from './option-id';
import type {Predictions} from './prediction-view';

interface Choice {
  readonly of: Predictions;
  readonly index: number;
}

/**
 * Selects suggestions by keyboard while the focus stays in the field. New suggestions reset the selection.
 * @param predictions null without suggestions
 */
export function useSelectedOption(predictions: Predictions | null) {
  const [choice, setChoice] = useState<Choice | null>(null);
  const chosen = choice && choice.of === predictions ? choice.index : null;
  const optionOf = (index: number) => document.getElementById(optionId(index));

  useEffect(() => {
    if (chosen !== null) optionOf(chosen)?.scrollIntoView({block: 'nearest'});
  }, [chosen]);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Input methods use the same keys for their own lists.
    if (!predictions || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' && chosen !== null) {
      event.preventDefault();
      optionOf(chosen)?.click();
    }
    const count = predictions.groups.reduce((sum, {options}) => sum + options.length, 0);
    const next = selectByKey(event.key, chosen, count);
    if (next === undefined) return;
    event.preventDefault();
    setChoice(next === null ? null : {of: predictions, index: next});
  };

  return {chosen, onKeyDown};
}
