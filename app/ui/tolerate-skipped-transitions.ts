type Page = Partial<Pick<Document, 'startViewTransition'>>;

/**
 * Prevents console errors when a view transition is skipped, such as on Back during another one: the page is still updated.
 * The router starts transitions without handling their `ready` promise, which then rejects.
 */
export function tolerateSkippedTransitions(page: Page): void {
  const start = page.startViewTransition?.bind(page as Document);
  if (!start) return;
  page.startViewTransition = (update) => {
    const transition = start(update);
    transition.ready.catch(() => undefined);
    return transition;
  };
}
