/** A film and the words that name it. The address is the file's, or the page's at the service that hosts it. */
interface FilmFacts {
  readonly url: string;
  readonly title: string;
}

/** What shoppers do that the shop may want to count, each with its facts. */
export interface ShopEvents {
  readonly clip_play: FilmFacts;
  readonly clip_pause: FilmFacts;
  readonly campaign_click: {readonly campaign: string};
}

/** Tells the page what a shopper did. Whoever counts listens on the document for `shop:event`; nobody has to. */
export function announce<Name extends keyof ShopEvents>(name: Name, facts: ShopEvents[Name]): void {
  document.dispatchEvent(new CustomEvent('shop:event', {detail: {name, facts}}));
}
