type Press = Readonly<Record<'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey', boolean>>;

/** @returns whether a press on a link opens it beside this page or saves it: what a script must leave to the browser */
export const opensElsewhere = ({metaKey, ctrlKey, shiftKey, altKey}: Press): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;
