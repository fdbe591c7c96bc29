import {describe, expect, it} from 'vitest';
import {getTrackingNumberProblem, toTrackingNumber, type Carrier} from '../model/carriers';
import {guessCarrier} from './guess-carrier';

const NUMBERS: readonly (readonly [Carrier, string])[] = [
  ['UPS', '1Z999AA10123456784'],
  ['UPS', '1z 5R8-939 0357567127'],
  ['UPS', '1Z879E930346834440'],
  ['FedEx', '9865 7878 8855'],
  ['FedEx', '477179081230'],
  ['FedEx', '041441760228964'],
  ['FedEx', '568283610012000'],
  ['FedEx', '00012345000000000027'],
  ['FedEx', '9611020987654312345672'],
  ['USPS', '9400 1112 0255 5842 3326 69'],
  ['USPS', '9361289878700317633795'],
  ['USPS', '91701234567890123453'],
  ['USPS', '420941049400111202555842332669'],
  ['USPS', '4209410412349400111202555842332669'],
  ['USPS', 'RA123456785US'],
  ['DHL', '3318810025'],
  ['DHL', '12345678903'],
  ['DHL', 'JD014600006281230704'],
  ['DHL', 'GM605112270084510370'],
  ['DHL', 'CX123456785DE'],
];

describe('guessCarrier', () => {
  it.each(NUMBERS)('recognizes a number of %s: %s', (carrier, typed) => {
    expect(guessCarrier(typed)).toBe(carrier);
    expect(getTrackingNumberProblem(carrier, toTrackingNumber(carrier, typed))).toBeNull();
  });

  it.each([
    ['a wrong check digit of UPS', '1Z999AA10123456785'],
    ['a wrong check digit of FedEx', '986578788856'],
    ['a wrong check digit of FedEx Ground', '041441760228965'],
    ['a wrong check digit of USPS', '9400111202555842332668'],
    ['a wrong check digit of international post', 'RA123456784US'],
    ['a wrong check digit of DHL', '3318810026'],
    ['a letter for the check digit of UPS', '1Z999AA1012345678X'],
    ['ten digits that may belong to DHL or USPS', '8200000000'],
    ['a number of another country', 'RB123456785GB'],
    ['a word', 'on its way'],
    ['nothing', ''],
    ['a very long text', '9'.repeat(5_000)],
  ])('returns null for %s', (_, typed) => expect(guessCarrier(typed)).toBeNull());
});
