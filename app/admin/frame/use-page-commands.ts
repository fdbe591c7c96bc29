import {useNavigate} from '@remix-run/react';
import {useEffect, useRef} from 'react';
import {hasModifierKey} from '~/ui/has-modifier-key';
import {addPageCommands, type PageCommand} from './page-commands';

/**
 * Offers commands while the page is shown: by their keys, and in the command palette. Keys typed into a field or a dialog,
 * and keys with a modifier, are left alone.
 */
export function usePageCommands(commands: readonly PageCommand[]): void {
  const navigate = useNavigate();
  const current = useRef({commands, navigate});
  current.current = {commands, navigate};
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const {metaKey, ctrlKey, altKey, defaultPrevented, key} = event;
      // "?" needs the shift key on most keyboards.
      if (defaultPrevented || hasModifierKey({metaKey, ctrlKey, altKey, shiftKey: false}) || isTyping(event)) return;
      const command = current.current.commands.find((each) => each.key === key);
      if (!command) return;
      event.preventDefault();
      if (command.path === undefined) command.run();
      else current.current.navigate(command.path);
    };
    const remove = addPageCommands(() => current.current.commands);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      remove();
    };
  }, []);
}

const isTyping = ({target}: KeyboardEvent): boolean =>
  target instanceof Element &&
  target.closest('input:not([type="checkbox"]), textarea, select, dialog, [role="dialog"], [contenteditable]') !== null;
