/** A video and its title. The URL is that of the file, or of the page at the service that hosts it. */
interface VideoFacts {
  readonly url: string;
  readonly title: string;
}

/** Analytics events of shoppers with their details. */
export interface ShopEvents {
  readonly clip_play: VideoFacts;
  readonly clip_pause: VideoFacts;
  readonly campaign_click: {readonly campaign: string};
}

/** Dispatches an analytics event. Analytics scripts listen for `shop:event` on the document. */
export function announce<Name extends keyof ShopEvents>(name: Name, facts: ShopEvents[Name]): void {
  document.dispatchEvent(new CustomEvent('shop:event', {detail: {name, facts}}));
}
