type ModifierKeys = Readonly<Record<'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey', boolean>>;

/** Returns whether a click on a link opens a new tab or window or saves it, which scripts must leave to the browser. */
export const hasModifierKey = ({metaKey, ctrlKey, shiftKey, altKey}: ModifierKeys): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;
