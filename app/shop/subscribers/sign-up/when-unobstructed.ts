const LOOK_AGAIN_MS = 1_000;

/** Dialogs and drawers that are open. */
const OVERLAY = 'dialog[open], [role="dialog"], [role="alertdialog"]';
const FIELD = 'input, textarea, select, [contenteditable]';
/** Google's prompt in the page, which opening a dialog would close. */
const PROMPT = '#one-tap:not(:empty)';

/** Resolves once a dialog would interrupt no one: no other dialog is open, and the person is here and does not type. */
export async function whenUnobstructed(signal: AbortSignal): Promise<void> {
  while (!isUnobstructed()) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    signal.throwIfAborted();
  }
}

function isUnobstructed(): boolean {
  if (document.visibilityState !== 'visible' || document.querySelector(OVERLAY)) return false;
  return !document.activeElement?.matches(FIELD) && !isInView(document.querySelector(PROMPT));
}

function isInView(element: Element | null): boolean {
  if (!element) return false;
  const {top, bottom} = element.getBoundingClientRect();
  return top < innerHeight && bottom > 0;
}
