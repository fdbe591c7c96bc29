import {describe, expect, it} from 'vitest';
import {changedKeys, conflictingKeys} from './save-shop-settings.server';

const SHOWN = {banner_code: 'FUSION15', about_text: 'Spices by mail.', facebook_url: ''};

describe('changedKeys', () => {
  it('returns the fields that differ from what the form showed', () => {
    expect(changedKeys({shown: SHOWN, entered: {...SHOWN, about_text: ''}})).toEqual(['about_text']);
  });
});

describe('conflictingKeys', () => {
  const change = {shown: SHOWN, entered: {...SHOWN, banner_code: 'DIWALI20'}};

  it.each([
    ['nobody changed the shop', SHOWN, []],
    ['somebody changed another field', {...SHOWN, about_text: 'New'}, []],
    ['somebody changed the same field', {...SHOWN, banner_code: 'SUMMER10'}, ['banner_code']],
    ['somebody made the same change', {...SHOWN, banner_code: 'DIWALI20'}, []],
    ['somebody removed the field', {about_text: 'Spices by mail.'}, ['banner_code']],
  ] as const)('checks the changed fields after %s', (_what, current, conflicts) => {
    expect(conflictingKeys(change, current)).toEqual(conflicts);
  });
});
