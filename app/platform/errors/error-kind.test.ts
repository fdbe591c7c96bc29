import {describe, expect, it} from 'vitest';
import {AlertWebhookUnavailable} from '../alerts/send-alerts.server';
import {MailUnavailable} from '../mail/mailer.server';
import {UpstreamError} from '../shopify/upstream-problem';
import {BackendRefused, BackendUnavailable} from '../supabase/backend.server';
import {toErrorKind, toErrorPlace} from './error-kind';

const nameOf = (error: unknown) => toErrorKind(error)?.name;

describe('toErrorKind', () => {
  it('names the class of an error, and the code of a service', () => {
    expect(nameOf(new TypeError('x is not a function'))).toBe('TypeError');
    expect(nameOf(new UpstreamError('timeout', 'shop.example'))).toBe('UpstreamError timeout');
    expect(nameOf(new BackendRefused('23505', 'duplicate key'))).toBe('BackendRefused 23505');
    expect(nameOf(new DOMException('too late', 'TimeoutError'))).toBe('TimeoutError');
  });

  it('is null for what is no error, such as a line of text', () => {
    expect([null, undefined, 'account: TOKEN_INVALID', {message: 'x'}].map(toErrorKind)).toEqual(Array(4).fill(null));
  });

  it('finds the failure of a service behind an error', () => {
    const error = new Error('Failed to load products', {cause: new UpstreamError('status', 'shop.example', 503)});
    expect(toErrorKind(error)).toEqual({name: 'UpstreamError status', isExpected: true});
  });

  it.each([
    [new UpstreamError('timeout', 'shop.example'), true],
    [new BackendUnavailable('down'), true],
    [new MailUnavailable('down'), true],
    [new AlertWebhookUnavailable('down'), true],
    [new BackendRefused('23505', 'duplicate'), false],
    [new TypeError('bug'), false],
  ])('distinguishes outages from defects: %s', (error, isExpected) => {
    expect(toErrorKind(error)?.isExpected).toBe(isExpected);
  });
});

describe('toErrorPlace', () => {
  it('is the method and the pattern of the route', () => {
    expect(toErrorPlace('GET', '/order/guest/:token')).toBe('GET /order/guest/:token');
    expect(toErrorPlace('GET', '/_t/c/v3/:token?')).toBe('GET /_t/c/v3/:token');
    expect(toErrorPlace('POST', `/${'x'.repeat(400)}`)).toHaveLength(160);
  });
});
