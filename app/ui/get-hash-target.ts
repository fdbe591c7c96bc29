/** Returns the element that the hash of a URL names, or null. @param hash with its number sign */
export function getHashTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // The hash has a percent sign that encodes nothing.
    return null;
  }
}
