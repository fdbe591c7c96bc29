import {describe, expect, it} from 'vitest';
import {parseQuantities} from './parcel-quantities';

const LINE = 'gid://shopify/FulfillmentOrderLineItem/';
const parse = (fields: Readonly<Record<string, string>>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return parseQuantities(form);
};

describe('the quantities of a parcel', () => {
  it('are null for a form without them', () => {
    expect(parse({intent: 'fulfill'})).toEqual({ok: true, value: null});
  });

  it('are parsed with what remained when the form was rendered; an emptied field means none', () => {
    const fields = {'quantity-7': ' 2 ', 'remaining-7': '3', 'quantity-8': '', 'remaining-8': '1'};
    expect(parse(fields)).toEqual({
      ok: true,
      value: [
        {id: `${LINE}7`, quantity: 2, seen: 3},
        {id: `${LINE}8`, quantity: 0, seen: 1},
      ],
    });
  });

  it.each(['4', '-1', '1.5', 'all', '99999999999'])('are rejected at the field: %s of 3', (quantity) => {
    expect(parse({'quantity-7': quantity, 'remaining-7': '3'})).toEqual({
      ok: false,
      error: {'quantity-7': 'Enter a number from 0 to 3'},
    });
  });

  it('are rejected if nothing would be sent', () => {
    expect(parse({'quantity-7': '0', 'remaining-7': '3'})).toEqual({
      ok: false,
      error: {quantities: 'Choose at least one item to send'},
    });
  });
});
