const WEIGHTS = [3, 1, 7];

/** Returns a tracking number of FedEx Express with its check digit, another for each sequence number. */
export function toFedExNumber(sequence: number): string {
  const digits = String(98_657_800_000 + sequence);
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (WEIGHTS[at % 3] ?? 0), 0);
  return `${digits}${(sum % 11) % 10}`;
}
