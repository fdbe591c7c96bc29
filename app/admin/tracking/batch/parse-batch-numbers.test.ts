import {expect, it} from 'vitest';
import {parseBatchNumbers, toNumberLines} from './parse-batch-numbers';

const UPS = '1Z999AA10123456784';
const FEDEX = '986578788855';
const PARCELS = [1001, 1002, 1003].map((number) => ({
  id: `aaaaaaaa-0000-4000-8000-00000000${number}`,
  name: `#${number}`,
}));

const rowsOf = (text: string, parcels = PARCELS) => {
  const rows = parseBatchNumbers(text, parcels);
  return rows.ok
    ? rows.value.map((row) => [row.line, row.orderId?.slice(-4), row.carrier, row.number, row.verdict])
    : rows.error;
};

it('gives each line to the order in its place, and guesses the carrier', () => {
  expect(rowsOf(`${UPS}\r\n${FEDEX}\n9400 1112 0255 5842 3326 69\n\n`)).toEqual([
    [1, '1001', 'UPS', UPS, 'guessed-carrier'],
    [2, '1002', 'FedEx', FEDEX, 'guessed-carrier'],
    [3, '1003', 'USPS', '9400111202555842332669', 'guessed-carrier'],
  ]);
});

it('leaves an order out for an empty line or a hyphen, and skips the title of the column', () => {
  expect(rowsOf(`Tracking number\n\n${UPS}\n-`)).toEqual([[2, '1002', 'UPS', UPS, 'guessed-carrier']]);
});

it('lists the lines that the orders get, so that the page shows them beside the same orders', () => {
  expect(toNumberLines(`Tracking number\r\n\n ${UPS} \n-\n\n`)).toEqual(['', UPS, '-']);
});

it.each([
  [`${UPS}\n${FEDEX}`, 2],
  [`${UPS}\n${FEDEX}\n${UPS}\n${FEDEX}`, 4],
])('takes nothing if the lines are not as many as the orders: %j', (text, numbers) => {
  expect(rowsOf(text)).toEqual({kind: 'count', numbers, orders: 3});
});

it('reads rows that name the order, in any order of them', () => {
  expect(rowsOf(`Order,Tracking number\n1003,${UPS}\n#1001,${FEDEX}`)).toEqual([
    [2, '1003', 'UPS', UPS, 'guessed-carrier'],
    [3, '1001', 'FedEx', FEDEX, 'guessed-carrier'],
  ]);
});

it('refuses a row about an order that is not in the batch', () => {
  expect(rowsOf(`1001,UPS,${UPS}\n1009,FedEx,${FEDEX}`)).toEqual({kind: 'not-in-batch', line: 2, reference: '1009'});
});

it('marks repeated, unknown and rounded numbers', () => {
  expect(rowsOf(`${UPS}\n${UPS}\nB-7`)).toEqual([
    [1, '1001', 'UPS', UPS, 'guessed-carrier'],
    [2, '1002', 'UPS', UPS, 'repeated'],
    [3, '1003', null, 'B-7', 'no-carrier'],
  ]);
});

it.each(['', ' \n ', '-\n-\n-'])('finds no numbers in %j', (text) => {
  expect(rowsOf(text)).toEqual({kind: 'empty'});
});

it('says so if none of the orders waits to be sent', () => {
  expect(rowsOf(UPS, [])).toEqual({kind: 'none-left'});
});
