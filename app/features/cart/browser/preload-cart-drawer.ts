/** Starts loading what the drawer is made of, ahead of the press that will need it. A failure shows when it is opened. */
export function preloadCartDrawer(): void {
  void import('../CartDrawer').catch(() => undefined);
}
