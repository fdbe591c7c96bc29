/** What a translator shows in place of texts that stood beside each other. */
type Translation = [font: Element, ...texts: Text[]];

/**
 * Lets React update a page that the browser translates. Chrome replaces text nodes by `<font>` elements; React then fails to
 * remove such a text, or to insert before it, and changes it outside of the document. Only nodes that a translator replaced, and
 * their parents, get other operations.
 */
export function tolerateTranslation(): void {
  const translations = new WeakMap<Node, Translation>();

  /** Puts a text back in place of its translation. The translator replaces it again. */
  const restore = (text: Node | null) => {
    const [font, ...texts] = (text && translations.get(text)) ?? [];
    if (font?.parentNode) font.replaceWith(...texts);
  };

  const operations: Pick<Node, 'insertBefore' | 'removeChild'> & ThisType<Node> = {
    removeChild(child) {
      restore(child);
      // Translators also move elements, to where their language has them.
      (child as Node as ChildNode).remove();
      return child;
    },
    insertBefore(node, before) {
      restore(before);
      let place = before;
      while (place && place.parentNode !== this) place = place.parentNode;
      return Node.prototype.insertBefore.call(this, node, place) as typeof node;
    },
  };

  /** Pairs each removed text with the element that was inserted beside it, or for the text before it. */
  const observer = new MutationObserver((records) => {
    const nearby = new Map<Node | null, Translation>();
    for (const {target, addedNodes, removedNodes, previousSibling, nextSibling} of records) {
      for (const font of addedNodes) {
        if (font.nodeName !== 'FONT') continue;
        Object.assign(target, operations);
        const translation: Translation = [font as Element];
        for (const node of [font, previousSibling, nextSibling, ...removedNodes]) nearby.set(node, translation);
      }
      for (const text of removedNodes) {
        const translation = nearby.get(text) ?? (previousSibling && nearby.get(previousSibling));
        if (!translation || !(text instanceof Text)) continue;
        translation.push(text);
        translations.set(text, translation);
        Object.defineProperty(text, 'nodeValue', {
          configurable: true,
          get: () => text.data,
          set(value: string) {
            text.data = value;
            restore(text);
          },
        });
      }
    }
  });
  // The document, because React replaces its element if it cannot hydrate it.
  observer.observe(document.getRootNode(), {childList: true, subtree: true});
}
