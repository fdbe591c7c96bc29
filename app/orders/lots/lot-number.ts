/** Letters, digits and hyphens, because it is printed on packs, typed by hand and part of an address. */
const NUMBER = /^[A-Z\d](?:[A-Z\d-]{0,30}[A-Z\d])?$/;
const ADDRESS = /^https?:\/\/[^/]+\/lots\/([^/?#]+)\/?(?:[?#].*)?$/i;

/** Returns a lot's number as it is printed, in capital letters; null for a text that is none. @param text typed or scanned */
export function parseLotNumber(text: string): string | null {
  const number = text.trim().toUpperCase();
  return NUMBER.test(number) ? number : null;
}

/** Returns the number in the address that the QR code of a lot has; null for any other text. */
export function parseLotAddress(text: string): string | null {
  const [, number] = ADDRESS.exec(text.trim()) ?? [];
  return number === undefined ? null : parseLotNumber(number);
}
