import {useEffect, useRef, type RefObject} from 'react';
import {hasModifierKey} from '~/ui/has-modifier-key';

interface ScanKeys {
  readonly field: RefObject<HTMLInputElement>;
  /** Changes with each parcel, whose page begins in the field. */
  readonly fulfillmentOrderId: string;
  readonly dismiss: () => void;
}

/**
 * Leads what is typed outside of a field to the scan field: a scanner types like a keyboard, wherever the focus is. The page
 * has no keys of letters for this reason. Escape continues after a wrong scan.
 */
export function useScanKeys({field, fulfillmentOrderId, dismiss}: ScanKeys): void {
  const onEscape = useRef(dismiss);
  onEscape.current = dismiss;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onEscape.current();
      const {metaKey, ctrlKey, altKey, key} = event;
      const isText = key.length === 1 && key !== ' ' && !hasModifierKey({metaKey, ctrlKey, altKey, shiftKey: false});
      if (isText && !isTyping(event)) field.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [field]);
  useEffect(() => {
    // After a navigation the frame moves the focus to the content first.
    const timer = setTimeout(() => field.current?.focus({preventScroll: true}));
    return () => clearTimeout(timer);
  }, [field, fulfillmentOrderId]);
}

const isTyping = ({target}: KeyboardEvent): boolean =>
  target instanceof Element &&
  target.closest('input:not([type="checkbox"]), textarea, select, dialog, [contenteditable]') !== null;
