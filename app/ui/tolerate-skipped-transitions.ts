type Page = Partial<Pick<Document, 'startViewTransition'>>;

/**
 * Keeps the console clean when a view transition does not run, such as on Back while one still does: the page is updated all
 * the same. The router starts transitions and leaves their `ready`, which is rejected then, without a handler.
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
