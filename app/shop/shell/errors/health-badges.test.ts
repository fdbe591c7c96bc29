import {describe, expect, it} from 'vitest';
import {healthBadges} from './health-badges';

const label = (response: unknown) => healthBadges(response).map((badge) => badge.label);

describe('the badges of the error screen', () => {
  it('name the state of every configured service', () => {
    expect(label({overall: 'ok', supabase: 'connected', shopifyStorefront: 'connected'})).toEqual([
      'Operational',
      'Database Connected',
      'Shopify API Connected',
    ]);
    expect(label({overall: 'degraded', supabase: 'disconnected', shopifyStorefront: 'disconnected'})).toEqual([
      'Issues Detected',
      'Database Disconnected',
      'Shopify API Disconnected',
    ]);
  });

  it('omit a database that is not configured', () => {
    expect(label({overall: 'ok', supabase: 'not-configured', shopifyStorefront: 'connected'})).toEqual([
      'Operational',
      'Shopify API Connected',
    ]);
  });

  it.each([null, undefined, '', 'ok', [], {}, {overall: 'splendid', shopifyStorefront: 'toString'}])(
    'show issues when the response is %j',
    (response) => {
      expect(label(response)).toEqual(['Issues Detected']);
    },
  );
});
