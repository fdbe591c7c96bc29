const E164 = /^\+\d{7,15}$/;
const US_DIGITS = 10;

/**
 * Brings a phone number into the one form that the shop takes. One without a country's code is of the United States.
 * @returns an empty text for none; null for what is no number
 */
export function toPhone(text: string): string | null {
  if (text === '') return '';
  const digits = text.replaceAll(/[\s().-]/g, '');
  if (digits.startsWith('+')) return E164.test(digits) ? digits : null;
  if (!/^\d+$/.test(digits)) return null;
  if (digits.length === US_DIGITS) return `+1${digits}`;
  return digits.length === US_DIGITS + 1 && digits.startsWith('1') ? `+${digits}` : null;
}
