import {useEffect, useRef} from 'react';
import {hasModifierKey} from '~/ui/has-modifier-key';

/**
 * Collects what is typed between opening the palette and its field's focus, so that nothing is lost and no key of the
 * page is pressed by it.
 * @returns the function with which the field takes the text, after which keys are its own
 */
export function useTypedAhead(isOpen: boolean): () => string {
  const take = useRef<() => string>(() => '');
  useEffect(() => {
    if (!isOpen) return;
    let text = '';
    const onKey = (event: KeyboardEvent) => {
      const {metaKey, ctrlKey, altKey, key} = event;
      if (hasModifierKey({metaKey, ctrlKey, altKey, shiftKey: false}) || (key.length > 1 && key !== 'Enter')) return;
      event.preventDefault();
      event.stopPropagation();
      if (key !== 'Enter') text += key;
    };
    const stop = () => window.removeEventListener('keydown', onKey, {capture: true});
    window.addEventListener('keydown', onKey, {capture: true});
    take.current = () => {
      stop();
      const taken = text;
      text = '';
      return taken;
    };
    return stop;
  }, [isOpen]);
  return () => take.current();
}
