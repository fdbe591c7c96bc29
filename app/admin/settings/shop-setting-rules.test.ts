import {describe, expect, it} from 'vitest';
import {getFieldErrors, toFieldText, toStoredValue} from './shop-setting-rules.server';

describe('the fields of the storefront settings', () => {
  it('show a stored list with one entry a line, and store it as a list again', () => {
    const stored = JSON.stringify(['Diwali: 20% off', 'New: “Malai Kofta”']);
    const text = toFieldText('banner_a_messages', stored);
    expect(text).toBe('Diwali: 20% off\nNew: “Malai Kofta”');
    expect(toStoredValue('banner_a_messages', ` ${text}\n\n `)).toBe(stored);
  });

  it.each([null, '', 'no list'])('show %j as an empty list', (stored) => {
    expect(toFieldText('banner_b_messages', stored)).toBe('');
  });

  it('show the banner that the storefront shows without a choice', () => {
    expect([toFieldText('banner_variant', null), toFieldText('banner_variant', 'a')]).toEqual(['by-page', 'a']);
  });

  it('clear a value that was emptied', () => {
    expect([toStoredValue('banner_a_messages', ''), toStoredValue('about_text', '')]).toEqual(['', '']);
  });

  it('show what browsers send back unchanged', () => {
    expect(toFieldText('about_text', ' One\r\nTwo ')).toBe('One\nTwo');
  });
});

describe('getFieldErrors', () => {
  it('accepts empty fields', () => {
    expect(getFieldErrors({banner_variant: '', support_email: '', instagram_url: '', banner_a_messages: ''})).toEqual(
      {},
    );
  });

  it.each([
    ['banner_variant', 'c', /choose/],
    ['banner_code', 'x'.repeat(31), /30 characters/],
    ['banner_a_messages', Array(7).fill('Hello').join('\n'), /6 messages/],
    ['banner_b_messages', 'x'.repeat(91), /90 characters/],
    ['seasonal_from', '2026-02-30', /date/],
    ['support_email', 'nobody', /email/],
    ['instagram_url', 'http://instagram.example', /https/],
    ['facebook_url', 'javascript:alert(1)', /https/],
  ] as const)('rejects %s %s', (key, value, message) => {
    expect(getFieldErrors({[key]: value})[key]).toMatch(message);
  });

  it('requires both days of a seasonal title, in this order', () => {
    const title = {seasonal_title: 'Your Diwali basket'};
    expect(Object.keys(getFieldErrors(title))).toEqual(['seasonal_from', 'seasonal_until']);
    const turned = getFieldErrors({...title, seasonal_from: '2026-11-02', seasonal_until: '2026-11-01'});
    expect(turned).toEqual({seasonal_until: 'The last day is before the first one.'});
    expect(getFieldErrors({...title, seasonal_from: '2026-11-01', seasonal_until: '2026-11-01'})).toEqual({});
  });
});
