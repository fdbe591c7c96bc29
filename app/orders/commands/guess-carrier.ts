import {CARRIERS, getTrackingNumberProblem, toTrackingNumber, type Carrier} from '../model/carriers';

type ListedCarrier = Exclude<Carrier, 'Other'>;

/** Returns whether a number of the carrier's format also has what only its numbers have: a prefix or a check digit. */
type Evidence = (number: string) => boolean;

const EVIDENCE: Readonly<Record<ListedCarrier, Evidence>> = {
  UPS: (number) => number.startsWith('1Z') && hasUpsCheckDigit(number.slice(2)),
  FedEx(number) {
    if (number.length === 12) return hasFedExExpressCheckDigit(number);
    // Numbers of 20 digits that begin with 9 are those of USPS; of 22 digits only those with this prefix are FedEx's.
    if (number.length === 20 && number.startsWith('9')) return false;
    if (number.length === 22) return number.startsWith('96') && hasMod10CheckDigit(number.slice(7));
    return hasMod10CheckDigit(number);
  },
  USPS(number) {
    if (number.endsWith('US')) return hasPostalUnionCheckDigit(number);
    const parcel = withoutZip(number);
    return parcel.startsWith('9') && !(parcel.length === 22 && parcel.startsWith('96')) && hasMod10CheckDigit(parcel);
  },
  DHL(number) {
    if (number.endsWith('DE')) return hasPostalUnionCheckDigit(number);
    if (!/^\d+$/.test(number)) return true;
    // USPS has numbers of ten digits with this prefix, without a check digit.
    return !(number.length === 10 && number.startsWith('82')) && hasMod7CheckDigit(number);
  },
};

/**
 * Returns the carrier that a tracking number belongs to by its form and check digit; null if none or several match.
 * @param input as typed, with spaces and dashes
 */
export function guessCarrier(input: string): ListedCarrier | null {
  const matches = CARRIERS.filter((carrier): carrier is ListedCarrier => {
    if (carrier === 'Other') return false;
    const number = toTrackingNumber(carrier, input);
    return getTrackingNumberProblem(carrier, number) === null && EVIDENCE[carrier](number);
  });
  return matches.length === 1 ? (matches[0] ?? null) : null;
}

/** The digits of a number without its last one, and that one. */
const split = (number: string) => ({digits: [...number].slice(0, -1).map(Number), check: Number(number.at(-1))});

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** UPS: letters count 2 for A, 3 for B and so on, modulo 10; every second character counts twice. */
function hasUpsCheckDigit(characters: string): boolean {
  const values = [...characters.slice(0, -1)].map((character) =>
    /\d/.test(character) ? Number(character) : ((character.codePointAt(0) ?? 0) - 63) % 10,
  );
  const total = sum(values.map((value, at) => (at % 2 === 1 ? value * 2 : value)));
  return (10 - (total % 10)) % 10 === Number(characters.at(-1));
}

const FEDEX_WEIGHTS = [3, 1, 7];

/** FedEx Express: weights 3, 1, 7 from the left, modulo 11; a remainder of 10 counts as 0. */
function hasFedExExpressCheckDigit(number: string): boolean {
  const {digits, check} = split(number);
  return (sum(digits.map((digit, at) => digit * (FEDEX_WEIGHTS[at % 3] ?? 0))) % 11) % 10 === check;
}

/** GS1, which FedEx Ground, USPS and the barcodes of products use: weights 3 and 1 from the right, modulo 10. */
export function hasMod10CheckDigit(number: string): boolean {
  const {digits, check} = split(number);
  const total = sum(digits.toReversed().map((digit, at) => (at % 2 === 0 ? digit * 3 : digit)));
  return (10 - (total % 10)) % 10 === check;
}

/** DHL Express: the number without its last digit, modulo 7. */
const hasMod7CheckDigit = (number: string): boolean => Number(number.slice(0, -1)) % 7 === Number(number.at(-1));

const POSTAL_UNION_WEIGHTS = [8, 6, 4, 2, 3, 5, 9, 7];

/** International post (UPU S10): two letters, eight weighted digits and their check digit modulo 11, a country. */
function hasPostalUnionCheckDigit(number: string): boolean {
  const {digits, check} = split(number.slice(2, -2));
  const rest = 11 - (sum(digits.map((digit, at) => digit * (POSTAL_UNION_WEIGHTS[at] ?? 0))) % 11);
  return (rest === 10 ? 0 : rest === 11 ? 5 : rest) === check;
}

const LONGEST_WITH_SHORT_ZIP = 30;

/** Removes 420 and the ZIP code of five or nine digits, which the barcode of USPS may begin with. */
function withoutZip(number: string): string {
  if (!number.startsWith('420')) return number;
  return number.slice(number.length <= LONGEST_WITH_SHORT_ZIP ? 8 : 12);
}
