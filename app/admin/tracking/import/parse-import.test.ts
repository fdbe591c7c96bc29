import {describe, expect, it} from 'vitest';
import {decodeImport} from './decode-import';
import {MAX_ROWS, parseImport} from './parse-import';

const UPS = '1Z999AA10123456784';
const rowsOf = (text: string) => {
  const parsed = parseImport(text);
  return parsed.ok
    ? parsed.value.map(({carrier, number, reference, verdict}) => [reference, carrier, number, verdict])
    : [];
};
const problemOf = (text: string) => {
  const parsed = parseImport(text);
  return parsed.ok ? null : parsed.error.kind;
};

describe('parseImport', () => {
  it.each([
    ['a header', `Order,Carrier,Tracking number\n#1001,UPS,${UPS}`],
    [
      'other names and another order',
      `TRACKING_NO;Note;Shipping company;Order #\n${UPS};x;ups;#1001`.replace('Order #', 'Order ID'),
    ],
    ['no header', `#1001\tUPS\t1z 999-aa1 0123456784`],
  ])('reads %s', (_, text) => expect(rowsOf(text)).toEqual([['#1001', 'UPS', UPS, null]]));

  it('guesses the carrier where none is given', () => {
    expect(rowsOf(`order,tracking\n1001,${UPS}\n1002,B-7`)).toEqual([
      ['1001', 'UPS', UPS, 'guessed-carrier'],
      ['1002', null, 'B-7', 'no-carrier'],
    ]);
  });

  it.each([
    ['incomplete', `,UPS,${UPS}`],
    ['incomplete', '1001,UPS,'],
    ['unknown-order', `tomorrow,UPS,${UPS}`],
    ['no-carrier', `1001,Pigeon,${UPS}`],
    ['bad-number', '1001,FedEx,1Z'],
    ['bad-number', '1001,USPS,9.40011E+21'],
    ['bad-number', '1001,Other,9.4E+21'],
    ['bad-number', '1001,USPS,9400110200829000000000'],
    ['bad-number', `1001,Other,${'9'.repeat(500)}`],
  ])('judges a row as %s: %s', (verdict, row) => {
    expect(rowsOf(`order,carrier,number\n${row}`)[0]?.[3]).toBe(verdict);
  });

  it('reads cells that a spreadsheet must not read as numbers', () => {
    const file = `sep=;\r\nOrder;Tracking number\r\n="1001";'986578788855\r\n"=""1002""";"=""3318810025"""`;
    expect(rowsOf(file)).toEqual([
      ['1001', 'FedEx', '986578788855', 'guessed-carrier'],
      ['1002', 'DHL', '3318810025', 'guessed-carrier'],
    ]);
  });

  it('marks later rows of the same order or the same number', () => {
    const rows = rowsOf(`1001,UPS,${UPS}\n#1001,FedEx,986578788855\n1002,UPS,${UPS}\n1003,DHL,3318810025`);
    expect(rows.map(([, , , verdict]) => verdict)).toEqual([null, 'repeated', 'repeated', null]);
  });

  it.each([
    ['empty', ' \n'],
    ['empty', 'order,carrier,tracking'],
    ['no-columns', 'only\none\ncolumn'],
    ['unclosed-quote', '1,UPS,"1Z999AA10123456784\n2,UPS,1Z999AA10123456784'],
    ['not-text', 'PK\u{3}\u{4}order,number'],
    ['too-many-rows', '1,UPS,2\n'.repeat(MAX_ROWS + 1)],
  ])('answers nonsense with the problem %s', (kind, text) => expect(problemOf(text)).toBe(kind));
});

describe('decodeImport', () => {
  it('reads UTF-8 and UTF-16 with a byte order mark', () => {
    expect(decodeImport(new TextEncoder().encode('é'))).toEqual({ok: true, value: 'é'});
    expect(decodeImport(new Uint8Array([0xff, 0xfe, 0xe9, 0x00]))).toEqual({ok: true, value: 'é'});
    expect(decodeImport(new Uint8Array([0xfe, 0xff, 0x00, 0xe9]))).toEqual({ok: true, value: 'é'});
  });

  it('rejects other encodings and binary files', () => {
    expect(decodeImport(new Uint8Array([0x41, 0xe9, 0x41]))).toEqual({ok: false, error: {kind: 'wrong-encoding'}});
    expect(decodeImport(new Uint8Array([0x89, 0x50, 0x00]))).toEqual({ok: false, error: {kind: 'not-text'}});
  });
});
