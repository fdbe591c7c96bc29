import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {forgetVisit, openVisit} from './visit';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('the visit of a tab', () => {
  it('goes on after a page load, with the next sequence number', () => {
    const first = openVisit();
    expect([first.takeSequenceNumber(), first.takeSequenceNumber()]).toEqual([0, 1]);
    const second = openVisit();
    expect(second.id).toBe(first.id);
    expect(second.takeSequenceNumber()).toBe(2);
    // The page in the back/forward cache continues after the other.
    expect(first.takeSequenceNumber()).toBe(3);
  });

  it('has at most 1,000 entries', () => {
    const visit = openVisit();
    const numbers = Array.from({length: 1_001}, () => visit.takeSequenceNumber());
    expect(numbers.at(-2)).toBe(999);
    expect(numbers.at(-1)).toBeNull();
  });

  it('is new after it was forgotten', () => {
    const {id} = openVisit();
    expect(forgetVisit()).toBe(true);
    expect(stored.size).toBe(0);
    expect(forgetVisit()).toBe(false);
    expect(openVisit().id).not.toBe(id);
  });

  it.each(['{', '{"id":"ada@example.com","entries":0}', '{"id":"00000000-0000-1000-8000-000000000000","entries":0}'])(
    'replaces the malformed entry %s',
    (text) => {
      stored.set('analytics-visit', text);
      expect(openVisit().id).toMatch(/^[0-9a-f-]{14}4/);
    },
  );

  it('is counted in memory where the browser blocks storage', () => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', {getItem: refuse, setItem: refuse, removeItem: refuse});
    const visit = openVisit();
    visit.markInCart();
    expect([visit.takeSequenceNumber(), visit.takeSequenceNumber(), visit.isInCart()]).toEqual([0, 1, true]);
    expect(forgetVisit()).toBe(false);
  });

  it('remembers that the cart has it', () => {
    openVisit().markInCart();
    expect(openVisit().isInCart()).toBe(true);
  });
});
