import {afterEach, describe, expect, it, vi} from 'vitest';
import {createReporter} from './report.server';

const lines = vi.spyOn(console, 'error').mockImplementation(() => undefined);
const logged = () => lines.mock.calls.map(([line]) => String(line));
const visitor = (path = '/product/x?email=ada@shopper.example') =>
  createReporter(new Request(`http://shop.example${path}`));

afterEach(() => void lines.mockClear());

describe('the log', () => {
  it('contains an error once per visitor, and its stack once in total', () => {
    const error = new Error('down');
    const [first, second] = [visitor(), visitor()];
    first.report(error);
    first.report(error);
    second.report(error);
    expect(logged()).toEqual([
      expect.stringContaining(`[${first.reference}] GET /product/x Error: down`),
      `[${second.reference}] GET /product/x as [${first.reference}]`,
    ]);
  });

  it('contains nothing of the query', () => {
    visitor().report(new Error('down'));
    expect(logged().join()).not.toContain('ada@');
  });

  it.each([
    '/account/reset/7/secret',
    '/account/activate/7/secret',
    '/account/email/secret',
    '/invitation/secret',
    '/_t/c/v3/secret.data',
    '/order/guest/secret',
    '/subscribe/confirm/secret.data',
    '/unsubscribe/secret/one-click',
  ])('holds nothing of a mailed link: %s', (path) => {
    visitor(path).report(new Error('down'));
    expect(logged().join()).not.toContain('secret');
  });

  it('cannot be forged by a line break in an error', () => {
    visitor().report('first\n[00000000] GET / all is well\r\n');
    expect(logged()[0]).not.toMatch(/[\r\n]/);
  });

  it.each(['\n', '\r', '\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029'])(
    'stays one line whatever counts as a line break: %j',
    (lineBreak) => {
      visitor(`/nowhere${encodeURIComponent(lineBreak)}forged`).report(new Error(`first${lineBreak}[00000000] forged`));
      expect(logged()[0]).toContain('first | [00000000] forged');
      expect(logged()[0]).not.toMatch(/[\r\n\v\f\u0085\u2028\u2029]/);
    },
  );
});
