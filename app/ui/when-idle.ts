/** Calls a function once the browser is idle, or at once where browsers cannot tell. */
export const whenIdle = (run: () => void): void =>
  void (window.requestIdleCallback ?? ((now: () => void) => now()))(run);
