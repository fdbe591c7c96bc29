/** Preloads the drawer's module before the click that needs it. A failure is handled when the drawer opens. */
export function preloadCartDrawer(): void {
  void import('../CartDrawer').catch(() => undefined);
}
