import {expect, it} from 'vitest';
import {digestOf} from './facts-digest';
import type {Ledger} from './ledger';
import type {SetupItem} from './setup-item';
import {undoStep} from './undo-step';
import {InUseError, RefusedError} from './user-errors';

const FACTS = {title: 'About'};
const item = (key: string, remove: SetupItem['remove']): SetupItem => ({
  key,
  wanted: FACTS,
  found: {id: key, facts: FACTS},
  create: () => Promise.reject(new Error('undoing creates nothing')),
  ...(remove && {remove}),
});

const ledgerOf = (entries: Record<string, {readonly digest?: string}>): Ledger => ({
  find: (key) => entries[key],
  keys: () => Object.keys(entries),
  forget: (key) => void delete entries[key],
  intend: () => Promise.resolve(),
  record: () => Promise.resolve(),
  save: () => Promise.resolve(),
  requireClaim: () => Promise.resolve(),
  release: () => Promise.resolve(),
});

it('leaves and keeps recorded what Shopify refuses to remove, and says what needs it', async () => {
  const digest = digestOf(FACTS);
  const entries = {
    refused: {digest},
    used: {digest},
    removed: {digest},
    begun: {},
    changed: {digest: 'of another title'},
  };
  const items = [
    item('refused', () => Promise.reject(new RefusedError('Menu cannot be deleted'))),
    item('used', () => Promise.reject(new InUseError('something shows it'))),
    item('removed', () => Promise.resolve()),
    item('begun', () => Promise.resolve()),
    item('changed', () => Promise.resolve()),
    item('of a person', () => Promise.resolve()),
  ];
  const step = {name: 'menus', title: 'Menus', load: () => Promise.resolve(items)};
  expect(await undoStep(step, ledgerOf(entries))).toEqual([
    {key: 'changed', outcome: 'kept', reason: 'a person changed it'},
    {key: 'begun', outcome: 'removed'},
    {key: 'removed', outcome: 'removed'},
    {key: 'used', outcome: 'kept', reason: 'something shows it'},
    {key: 'refused', outcome: 'left', reason: 'Menu cannot be deleted'},
  ]);
  expect(Object.keys(entries)).toEqual(['refused', 'used', 'changed']);
});
