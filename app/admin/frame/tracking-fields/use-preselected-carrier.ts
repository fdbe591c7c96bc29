import {useRef, type FormEvent} from 'react';
import {guessCarrier} from '~/orders/commands/guess-carrier';

/**
 * Returns the handler for the input of a field with a tracking number. It selects the number's carrier in the field
 * `carrier` of the same form, unless staff have selected one.
 */
export function usePreselectedCarrier() {
  const guessed = useRef('');
  return ({currentTarget: {form, value}}: FormEvent<HTMLInputElement>): void => {
    const carrier = form?.elements.namedItem('carrier');
    if (!(carrier instanceof HTMLSelectElement)) return;
    if (carrier.value && carrier.value !== guessed.current) return;
    guessed.current = guessCarrier(value) ?? '';
    carrier.value = guessed.current;
  };
}
