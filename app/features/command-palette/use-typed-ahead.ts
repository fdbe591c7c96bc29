import {useEffect, useRef} from 'react';
import {hasModifierKey} from '~/ui/has-modifier-key';

/**
 * Collects what is typed while the palette loads, so that nothing is lost and no key of the page is pressed by it.
 * @returns the function that returns the text since the palette was opened
 */
export function useTypedAhead(isWaiting: boolean): () => string {
  const text = useRef('');
  useEffect(() => {
    if (!isWaiting) return;
    text.current = '';
    const onKey = (event: KeyboardEvent) => {
      const {metaKey, ctrlKey, altKey, key} = event;
      if (hasModifierKey({metaKey, ctrlKey, altKey, shiftKey: false}) || (key.length > 1 && key !== 'Enter')) return;
      event.preventDefault();
      event.stopPropagation();
      if (key !== 'Enter') text.current += key;
    };
    window.addEventListener('keydown', onKey, {capture: true});
    return () => window.removeEventListener('keydown', onKey, {capture: true});
  }, [isWaiting]);
  return () => text.current;
}
