const cardsOf = (list: Element | null): readonly HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('[data-review]') ?? []),
];

/** Returns the position of the review that has the focus; -1 if none has. */
const focusedIndex = (cards: readonly HTMLElement[]): number =>
  cards.findIndex((card) => card.contains(document.activeElement));

export function moveReviewFocus(list: Element | null, step: 1 | -1): void {
  const cards = cardsOf(list);
  const index = Math.min(cards.length - 1, Math.max(0, focusedIndex(cards) + step));
  cards[index]?.focus();
}

/** Presses the Publish button of the review that has the focus. */
export function publishFocused(list: Element | null): void {
  const cards = cardsOf(list);
  cards[focusedIndex(cards)]?.querySelector<HTMLButtonElement>('button[value=publish]')?.click();
}
