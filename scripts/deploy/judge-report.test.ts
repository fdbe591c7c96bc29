import {describe, expect, it} from 'vitest';
import type {DeploymentReport} from '~/platform/deployment/deployment-report';
import {judgeBuild, judgeBuyerHeader, judgeKeys, judgeMail, judgeOrigin, judgeReconciliation} from './judge-report';

const NOW = new Date('2026-06-01T12:00:00Z');
const before = (seconds: number) => new Date(NOW.getTime() - seconds * 1000).toISOString();

const GOOD: DeploymentReport = {
  build: '0123456789abcdef',
  origin: 'https://shop.example',
  isLocalStore: false,
  keys: {
    PUBLIC_STOREFRONT_API_TOKEN: '32 hexadecimal digits',
    PRIVATE_STOREFRONT_API_TOKEN: 'shpat_…',
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_…',
    SUPABASE_SECRET_KEY: 'sb_secret_…',
    SHOPIFY_ADMIN_CLIENT_SECRET: 'shpss_…',
  },
  secrets: {SESSION_SECRETS: 1, SHOPIFY_WEBHOOK_SECRETS: 1, RECONCILE_SECRET: 1},
  buyer: {header: 'cf-connecting-ip', address: '198.51.100.4', received: ['cf-connecting-ip']},
  hasMail: true,
  backend: {isAvailable: true, reconciledAt: before(40)},
};

const levels = (findings: readonly {readonly level: string}[]) => findings.map(({level}) => level);
const buyer = (changes: Partial<DeploymentReport['buyer']>) => ({...GOOD, buyer: {...GOOD.buyer, ...changes}});
const forged = (seen: string | null) => ({sent: '203.0.113.77', seen});

it('finds nothing wrong with a good deployment', () => {
  const findings = [
    ...judgeBuild(GOOD, GOOD.build),
    ...judgeOrigin(GOOD, GOOD.origin, false),
    ...judgeKeys(GOOD),
    ...judgeBuyerHeader(GOOD, forged('198.51.100.4')),
    ...judgeMail(GOOD),
    ...judgeReconciliation(GOOD, NOW),
  ];
  expect(findings.map(({level, area}) => `${level} ${area}`)).toEqual(['note Build', 'note Reconciliation']);
});

describe('keys', () => {
  it('names legacy keys of Supabase as a problem', () => {
    const keys = {...GOOD.keys, SUPABASE_SECRET_KEY: 'legacy token of the role service_role'};
    expect(judgeKeys({...GOOD, keys})).toMatchObject([{level: 'problem', area: 'SUPABASE_SECRET_KEY'}]);
  });

  it('warns of a key of another kind, and mentions a rotation', () => {
    const keys = {...GOOD.keys, PRIVATE_STOREFRONT_API_TOKEN: 'other'};
    const secrets = {...GOOD.secrets, SESSION_SECRETS: 2};
    expect(judgeKeys({...GOOD, keys, secrets})).toMatchObject([
      {level: 'warning', area: 'PRIVATE_STOREFRONT_API_TOKEN'},
      {level: 'note', area: 'SESSION_SECRETS'},
    ]);
  });
});

describe('the header with the address of clients', () => {
  it.each([
    ['is missing', buyer({header: 'none', address: null}), forged(null), 'set cf-connecting-ip'],
    [
      'can be sent by visitors',
      buyer({header: 'x-real-ip', received: []}),
      forged('203.0.113.77'),
      'visitors can send',
    ],
    ['does not arrive', buyer({header: 'x-real-ip', address: null, received: []}), forged(null), 'no address'],
    ['is that of another host', buyer({header: 'x-real-ip'}), forged('198.51.100.4'), 'passes the address in cf-conn'],
    [
      'is that of Cloudflare on Oxygen',
      buyer({received: ['oxygen-buyer-ip', 'cf-connecting-ip']}),
      forged('198.51.100.4'),
      'passes the address in oxygen-buyer-ip',
    ],
  ])('is a problem if it %s', (_case, report, sent, message) => {
    expect(judgeBuyerHeader(report, sent)).toMatchObject([
      {level: 'problem', message: expect.stringContaining(message)},
    ]);
  });
});

it('expects the public address, or another one for a preview', () => {
  expect(levels(judgeOrigin(GOOD, 'https://preview.example', false))).toEqual(['problem']);
  expect(judgeOrigin(GOOD, 'https://preview.example', true)).toEqual([]);
  expect(levels(judgeOrigin(GOOD, GOOD.origin, true))).toEqual(['problem']);
});

it('names a build of other sources', () => {
  expect(judgeBuild(GOOD, 'fedcba9876543210')).toMatchObject([{level: 'problem', area: 'Build'}]);
});

it('warns of accounts without mails', () => {
  expect(levels(judgeMail({...GOOD, hasMail: false}))).toEqual(['warning']);
  expect(judgeMail({...GOOD, hasMail: false, backend: null})).toEqual([]);
});

describe('the reconciliation', () => {
  const withBackend = (backend: DeploymentReport['backend']) => judgeReconciliation({...GOOD, backend}, NOW);

  it('must have run within three minutes', () => {
    expect(levels(withBackend({isAvailable: true, reconciledAt: before(180)}))).toEqual(['note']);
    expect(withBackend({isAvailable: true, reconciledAt: before(241)})).toMatchObject([
      {level: 'problem', message: expect.stringContaining('4 minutes ago')},
    ]);
    expect(levels(withBackend({isAvailable: true, reconciledAt: null}))).toEqual(['problem']);
  });

  it('cannot be judged while the database is down, and is not needed without one', () => {
    expect(levels(withBackend({isAvailable: false, reconciledAt: null}))).toEqual(['problem']);
    expect(levels(withBackend(null))).toEqual(['note']);
    expect(levels(judgeReconciliation({...GOOD, secrets: {}}, NOW))).toEqual(['warning']);
  });
});
