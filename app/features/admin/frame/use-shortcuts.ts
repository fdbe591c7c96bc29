import {useEffect, useRef} from 'react';
import {hasModifierKey} from '~/ui/has-modifier-key';

/**
 * Runs the action of a key that is pressed on the page. Keys typed into a field or a dialog, and keys with a modifier, are
 * left alone.
 * @param actions by the value of `KeyboardEvent.key`
 */
export function useShortcuts(actions: Readonly<Record<string, () => void>>): void {
  const current = useRef(actions);
  current.current = actions;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const {metaKey, ctrlKey, altKey, defaultPrevented, key} = event;
      // "?" needs the shift key on most keyboards.
      if (defaultPrevented || hasModifierKey({metaKey, ctrlKey, altKey, shiftKey: false}) || isTyping(event)) return;
      const action = Object.hasOwn(current.current, key) ? current.current[key] : undefined;
      if (!action) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

const isTyping = ({target}: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('input, textarea, select, dialog, [contenteditable]') !== null;
