import type {Item} from './item';
import {chilli} from './roots';
import type {Sheet} from './svg';

/** @returns a fresh red chilli, 200 units long. */
export const redChilli = (sheet: Sheet): Item => chilli(sheet, {length: 200, width: 38, bend: 42, colour: '#c8281e'});

/** @returns a fresh green chilli, 180 units long. */
export const greenChilli = (sheet: Sheet): Item =>
  chilli(sheet, {length: 180, width: 27, bend: -30, colour: '#4f8f2c'});

/** @returns a dried red chilli, 180 units long. */
export const driedChilli = (sheet: Sheet): Item =>
  chilli(sheet, {length: 180, width: 36, bend: 32, colour: '#7d1c17', dried: true});
