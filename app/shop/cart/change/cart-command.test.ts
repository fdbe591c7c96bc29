import {CartForm} from '@shopify/hydrogen';
import {describe, expect, it} from 'vitest';
import {parseCartCommand} from './cart-command';
import {CART_INPUT_NAME} from './cart-form';

const VARIANT = 'gid://shopify/ProductVariant/44000000000001';
const LINE = 'gid://shopify/CartLine/3f1c?cart=hWN1';

/** Creates a form as browsers post it: the hidden JSON of a CartForm and the shopper's fields. */
function formOf(input: unknown, fields: Record<string, string> = {}): FormData {
  const form = new FormData();
  form.append('cartFormInput', typeof input === 'string' ? input : JSON.stringify(input));
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

const add = (quantity: unknown) => ({
  action: 'LinesAdd',
  inputs: {lines: [{merchandiseId: VARIANT, ...(quantity === undefined ? {} : {quantity})}]},
});
const update = {action: 'LinesUpdate', inputs: {lines: [{id: LINE}]}};
const note = {action: 'NoteUpdate', inputs: {}};
const applyCode = {action: 'CustomApplyCode', inputs: {}};

const commandOf = (form: FormData) => {
  const parsed = parseCartCommand(form);
  return parsed.ok ? parsed.value : parsed.error;
};

describe('parseCartCommand', () => {
  it.each([
    ['adds the quantity of the hidden input', formOf(add(2)), {kind: 'add', variantId: VARIANT, quantity: 2}],
    ['adds one without a quantity', formOf(add(undefined)), {kind: 'add', variantId: VARIANT, quantity: 1}],
    ['adds the typed quantity', formOf(add(1), {quantity: '3'}), {kind: 'add', variantId: VARIANT, quantity: 3}],
    [
      'adds a removed line again',
      formOf({
        action: 'LinesAdd',
        inputs: {lines: [{merchandiseId: VARIANT, quantity: 3, attributes: [{key: 'Gift wrap', value: 'blue'}]}]},
      }),
      {kind: 'add', variantId: VARIANT, quantity: 3, attributes: [{key: 'Gift wrap', value: 'blue'}]},
    ],
    [
      'undoes a removal',
      formOf({action: 'LinesAdd', inputs: {...add(3).inputs, isUndo: true}}),
      {kind: 'add', variantId: VARIANT, quantity: 3, isUndo: true},
    ],
    [
      'includes the previous quantity',
      formOf(add(1), {held: '4'}),
      {kind: 'add', variantId: VARIANT, quantity: 1, previousQuantity: 4},
    ],
    ['sets a quantity', formOf(update, {quantity: '5'}), {kind: 'set-quantity', lineId: LINE, quantity: 5}],
    [
      'has spaces around the quantity',
      formOf(update, {quantity: ' 99 '}),
      {kind: 'set-quantity', lineId: LINE, quantity: 99},
    ],
    ['sets the quantity to 0', formOf(update, {quantity: '0'}), {kind: 'remove', lineId: LINE}],
    ['removes', formOf({action: 'LinesRemove', inputs: {lineIds: [LINE]}}), {kind: 'remove', lineId: LINE}],
    ['applies a code', formOf(applyCode, {code: '  SummeR10 '}), {kind: 'apply-code', code: 'SummeR10'}],
    ['removes a code', formOf({action: 'CustomRemoveCode', inputs: {code: 'A B'}}), {kind: 'remove-code', code: 'A B'}],
    ['keeps a note', formOf(note, {note: 'For Mum\r\nwith love'}), {kind: 'set-note', note: 'For Mum\nwith love'}],
    ['clears a note', formOf(note, {note: ''}), {kind: 'set-note', note: ''}],
    ['has the wants-data field', formOf(note, {note: '', 'wants-data': '1'}), {kind: 'set-note', note: ''}],
  ])('parses a form that %s', (_what, form, command) => {
    expect(commandOf(form)).toEqual(command);
  });

  it("parses the format of Hydrogen's CartForm", () => {
    expect(CART_INPUT_NAME).toBe(CartForm.INPUT_NAME);
  });

  it('keeps the texts "on" and "off" as texts', () => {
    expect(commandOf(formOf(note, {note: 'on'}))).toEqual({kind: 'set-note', note: 'on'});
    expect(commandOf(formOf(applyCode, {code: 'off'}))).toEqual({kind: 'apply-code', code: 'off'});
  });
});

describe('parseCartCommand with several lines', () => {
  const lines = [{merchandiseId: VARIANT}, {merchandiseId: `${VARIANT}2`}];

  it('adds one piece of each', () => {
    expect(commandOf(formOf({action: 'LinesAdd', inputs: {lines}}))).toEqual({
      kind: 'add-lines',
      variantIds: [VARIANT, `${VARIANT}2`],
    });
  });

  it('rejects a quantity, which would be that of one of them', () => {
    expect(commandOf(formOf({action: 'LinesAdd', inputs: {lines}}, {quantity: '2'}))).toEqual({kind: 'invalid-form'});
  });
});

describe('parseCartCommand with a quantity', () => {
  it.each(['-1', '1.5', '1e9', '100', 'two', '', ' ', '0x2', '٣', '999999999999999999999'])(
    'rejects %j',
    (quantity) => {
      expect(commandOf(formOf(update, {quantity}))).toEqual({kind: 'invalid-quantity'});
      expect(commandOf(formOf(add(1), {quantity}))).toEqual({kind: 'invalid-quantity'});
    },
  );

  it.each([-1, 1.5, 1e9, 0, null, '2', [1], {}])('rejects %j inside the hidden input', (quantity) => {
    expect(commandOf(formOf(add(quantity)))).toEqual({kind: 'invalid-quantity'});
  });

  it('accepts more than 99 only as the one quantity that a variant is sold in', () => {
    expect(commandOf(formOf(add(144), {quantity: '144'}))).toMatchObject({kind: 'add', quantity: 144});
    expect(commandOf(formOf(add(144)))).toMatchObject({kind: 'add', quantity: 144});
    expect(commandOf(formOf(add(144), {quantity: '156'}))).toEqual({kind: 'invalid-quantity'});
  });

  it('rejects an add of 0 and an update without a quantity', () => {
    expect(commandOf(formOf(add(1), {quantity: '0'}))).toEqual({kind: 'invalid-quantity'});
    expect(commandOf(formOf(update))).toEqual({kind: 'invalid-quantity'});
  });
});

describe('parseCartCommand with an id', () => {
  it.each(['', '1', 'gid://shopify/Product/1', `${VARIANT}?x=1`, `${VARIANT}\n`, LINE, {}, null])(
    'rejects the variant %j',
    (merchandiseId) => {
      expect(commandOf(formOf({action: 'LinesAdd', inputs: {lines: [{merchandiseId}]}}))).toEqual({
        kind: 'invalid-item',
      });
    },
  );

  it.each(['', VARIANT, 'gid://shopify/CartLine/a', 'gid://shopify/CartLine/a?cart=', `${LINE}&key=1`, 7])(
    'rejects the line %j',
    (lineId) => {
      expect(commandOf(formOf({action: 'LinesRemove', inputs: {lineIds: [lineId]}}))).toEqual({kind: 'invalid-item'});
    },
  );
});

describe('parseCartCommand with a text', () => {
  it('accepts a note of 5000 characters and rejects a longer one', () => {
    expect(commandOf(formOf(note, {note: 'x'.repeat(5000)}))).toMatchObject({kind: 'set-note'});
    expect(commandOf(formOf(note, {note: 'x'.repeat(5001)}))).toEqual({kind: 'note-too-long'});
  });

  it('rejects a code that is blank or longer than 255 characters', () => {
    expect(commandOf(formOf(applyCode, {code: 'x'.repeat(255)}))).toMatchObject({kind: 'apply-code'});
    expect(commandOf(formOf(applyCode, {code: '   '}))).toEqual({kind: 'invalid-code'});
    expect(commandOf(formOf(applyCode, {code: 'x'.repeat(256)}))).toEqual({kind: 'invalid-code'});
    expect(commandOf(formOf(applyCode))).toEqual({kind: 'invalid-code'});
  });
});

describe('parseCartCommand with an invalid form', () => {
  const secondLine = (more: object) => ({
    action: 'LinesAdd',
    inputs: {lines: [{merchandiseId: VARIANT}, {merchandiseId: VARIANT, ...more}]},
  });
  it.each([
    '',
    'null',
    '[]',
    '"LinesAdd"',
    '{',
    '{"action":"toString","inputs":{}}',
    '{"action":"__proto__","inputs":{}}',
    {action: 'BuyerIdentityUpdate', inputs: {}},
    {action: 'LinesAdd'},
    {action: 'LinesAdd', inputs: []},
    {action: 'LinesAdd', inputs: {lines: []}},
    {action: ['LinesAdd'], inputs: {lines: [{merchandiseId: VARIANT}]}},
    secondLine({quantity: 2}),
    secondLine({attributes: [{key: 'a', value: 'b'}]}),
    {action: 'LinesAdd', inputs: {lines: Array.from({length: 7}, () => ({merchandiseId: VARIANT}))}},
    `{"action":"LinesAdd","__proto__":{"x":1},"inputs":{"lines":[{"merchandiseId":"${VARIANT}"}]}}`,
    `{"action":"LinesAdd","inputs":{"__proto__":{"x":1},"lines":[{"merchandiseId":"${VARIANT}"}]}}`,
    {action: 'LinesAdd', inputs: {lines: [{merchandiseId: VARIANT, sellingPlan: 'gid://shopify/SellingPlan/1'}]}},
  ])('rejects the hidden input %j', (input) => {
    expect(commandOf(formOf(input))).toEqual({kind: 'invalid-form'});
  });

  it('rejects a form without the hidden input or with unknown fields', () => {
    expect(commandOf(new FormData())).toEqual({kind: 'invalid-form'});
    expect(commandOf(formOf(add(1), {redirectTo: '//evil.example'}))).toEqual({kind: 'invalid-form'});
    expect(commandOf(formOf(add(1), {__proto__: 'x', constructor: 'x'}))).toEqual({kind: 'invalid-form'});
  });

  it('rejects a field named __proto__', () => {
    const form = formOf(add(1));
    form.append('__proto__', 'x');
    expect(commandOf(form)).toEqual({kind: 'invalid-form'});
  });

  it('rejects a repeated field and a file', () => {
    const twice = formOf(add(1), {quantity: '1'});
    twice.append('quantity', '2');
    expect(commandOf(twice)).toEqual({kind: 'invalid-form'});
    const file = formOf(note);
    file.append('note', new Blob(['hello']));
    expect(commandOf(file)).toEqual({kind: 'invalid-form'});
  });
});

describe('parseCartCommand with a selling plan', () => {
  const PLAN = 'gid://shopify/SellingPlan/690000000101';
  const addPlanned = (sellingPlanId: unknown) =>
    formOf({action: 'LinesAdd', inputs: {lines: [{merchandiseId: VARIANT, sellingPlanId}]}});
  const setPlan = (fields: Record<string, string>, lineId = LINE) =>
    formOf({action: 'CustomSetPlan', inputs: {lineId}}, fields);

  it('adds a subscription, changes it, and makes it a one-time purchase', () => {
    expect(commandOf(addPlanned(PLAN))).toEqual({kind: 'add', variantId: VARIANT, quantity: 1, sellingPlanId: PLAN});
    expect(commandOf(setPlan({plan: PLAN}))).toEqual({kind: 'set-plan', lineId: LINE, sellingPlanId: PLAN});
    expect(commandOf(setPlan({plan: ''}))).toEqual({kind: 'set-plan', lineId: LINE, sellingPlanId: null});
  });

  it.each(['', '690000000101', 'gid://shopify/ProductVariant/1', `${PLAN}?x=1`, `${PLAN}\n`, 1, null])(
    'rejects the plan %j',
    (plan) => {
      expect(commandOf(addPlanned(plan))).toEqual({kind: 'invalid-plan'});
      if (plan) expect(commandOf(setPlan({plan: String(plan)}))).toEqual({kind: 'invalid-plan'});
    },
  );

  it('rejects a form without a plan, and one of another line', () => {
    expect(commandOf(setPlan({}))).toEqual({kind: 'invalid-plan'});
    expect(commandOf(setPlan({plan: PLAN, quantity: '1'}))).toEqual({kind: 'invalid-form'});
    expect(commandOf(setPlan({plan: PLAN}, 'gid://shopify/Cart/1'))).toEqual({kind: 'invalid-item'});
  });
});

describe('parseCartCommand with a gift card', () => {
  const apply = (giftCard: string) => commandOf(formOf({action: 'CustomApplyGiftCard', inputs: {}}, {giftCard}));
  const remove = (giftCardId: string) => commandOf(formOf({action: 'CustomRemoveGiftCard', inputs: {giftCardId}}));

  it.each(['tiffinfull504242', ' TIFFIN-FULL-5042 42 ', 'tiff infu ll50 4242'])('reads the code %j', (typed) => {
    expect(apply(typed)).toEqual({kind: 'apply-gift-card', code: 'tiffinfull504242'});
  });

  it.each([
    '',
    '1234567',
    'x'.repeat(21),
    'tiffin_full_4242',
    '{"a":1}',
    'ａｂｃｄｅｆｇｈ',
    `${' '.repeat(60)}tiffinfull504242`,
  ])('refuses the code %j', (typed) => {
    expect(apply(typed)).toEqual({kind: 'invalid-gift-card'});
  });

  it('removes a card by the id of the applied one only', () => {
    const giftCardId = 'gid://shopify/AppliedGiftCard/5300000000001';
    expect(remove(giftCardId)).toEqual({kind: 'remove-gift-card', giftCardId});
    for (const id of ['tiffinfull504242', 'gid://shopify/GiftCard/1', `${giftCardId}"`]) {
      expect(remove(id)).toEqual({kind: 'invalid-form'});
    }
  });
});
