import {expect, it} from 'vitest';
import {summarizeErrors, UpstreamError} from './upstream-problem';

it('describes the response for the log and shows nothing to shoppers', () => {
  expect(new UpstreamError('status', 'shop', 503, 'Service Unavailable').message).toBe(
    'shop: Shopify API error: 503 Service Unavailable',
  );
  expect(new UpstreamError('throttled', 'shop', 430).message).toBe('shop: throttled 430');
  expect(new UpstreamError('timeout', 'shop').message).toBe('shop: timeout');
});

it('names the failed fields and their codes without Shopify’s messages', () => {
  const errors = [
    {message: 'ada@example.com may not', path: ['product', 'variants', 0], extensions: {code: 'ACCESS_DENIED'}},
    {message: 'Something went wrong'},
  ];
  const {message} = new UpstreamError('partial', 'shop', undefined, summarizeErrors(errors));
  expect(message).toBe('shop: GraphQL errors: ACCESS_DENIED at product.variants.0; unknown at ?');
  expect(summarizeErrors('nonsense')).toBe('');
});
