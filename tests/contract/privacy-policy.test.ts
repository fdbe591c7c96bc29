import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {PRIVACY_POLICY} from '../../local/seed/policies/privacy';
import {LIVE_RELOAD_COOKIE} from '~/core/live-reload-cookie';
import {REFRESH_COOKIE} from '~/core/refresh-cookie';
import {EVENT_NAMES} from '~/core/beacon';
import {CONSENT_DAYS} from '~/shop/analytics/consent/consent-choice';
import {CONSENT_COPY} from '~/shop/analytics/consent/consent-copy';
import {SHELL_COPY} from '~/shop/shell/shell-copy';
import {SAVED_PATH} from '~/core/recipe-path';

const {bodyHtml} = PRIVACY_POLICY;
const listed = [...bodyHtml.matchAll(/<th scope="row">([^<]+)<\/th>/g)].map(([, name]) => name);
const WRITES = /cookies\.append\(|document\.cookie = |\w+Storage\.setItem\(/;

const groupsOf = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => match.slice(1).find(Boolean) ?? '');

/** Returns the value of a constant that a file declares or imports. */
function valuesOf(key: string, source: string): string[] {
  const declared = new RegExp(`const ${key} = '([a-z-]+):?'`, 'g');
  const ofAccount = new RegExp(`const ${key} = accountStorageKey\\('([a-z-]+)'\\)`, 'g');
  const own = [...groupsOf(source, declared), ...groupsOf(source, ofAccount).map((name) => `account:${name}`)];
  return own.length > 0 ? own : sources.flatMap((other) => groupsOf(other.source, declared));
}

/** Returns the names of the cookies and the storage entries that a source file writes. */
function namesIn(source: string): string[] {
  // A prefix ends with a colon.
  const keys = groupsOf(source, /Storage\.setItem\((\w+)/g);
  return [
    ...groupsOf(source, /'__Host-([a-z-]+)'/g),
    ...groupsOf(source, /document\.cookie = ['`](\w+)=/g),
    ...(source.includes('createOneTimeCookie(') ? groupsOf(source, /\bname: '([a-z-]+)'/g) : []),
    ...(source.includes('document.cookie = `${REFRESH_COOKIE.name}=') ? [REFRESH_COOKIE.name] : []),
    ...(source.includes('document.cookie = `${LIVE_RELOAD_COOKIE.name}=') ? [LIVE_RELOAD_COOKIE.name] : []),
    ...keys.flatMap((key) => valuesOf(key, source)),
  ];
}

const sources = readdirSync('app', {recursive: true, encoding: 'utf8'})
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  .map((path) => ({path, source: readFileSync(`app/${path}`, 'utf8')}));

describe('the privacy policy', () => {
  it('lists every cookie and every entry of browser storage that the app writes, and no other', () => {
    const written = new Set(sources.flatMap(({source}) => namesIn(source)));
    expect([...listed].sort()).toEqual([...written].sort());
  });

  it('includes the name from every file that writes one', () => {
    // The callers define the names of the one-time cookies.
    const nameless = sources.filter(({source}) => WRITES.test(source) && namesIn(source).length === 0);
    expect(nameless.map(({path}) => path)).toEqual(['platform/session/one-time-cookie.server.ts']);
  });

  it.each(['Shopify', 'Supabase', 'Google', 'hosts this website', 'YouTube', 'Vimeo', 'Instagram', 'carrier'])(
    'names %s among those who see data',
    (recipient) => {
      const section = /<h2>Who else sees it<\/h2>(.*?)<h2>/s.exec(bodyHtml)?.[1];
      expect(section).toContain(recipient);
    },
  );

  it('states that recipes are saved in the browser, and where they are deleted', () => {
    const section = /<h2>Cookies and storage in your browser<\/h2>(.*?)<h2>/s.exec(bodyHtml)?.[1];
    expect(section).toContain('recipes you opened last');
    expect(section).toContain(`href="${SAVED_PATH}"`);
  });

  it('states when Google’s prompt loads', () => {
    const section = /<h2>The prompt by Google<\/h2>(.*?)<h2>/s.exec(bodyHtml)?.[1];
    expect(section).toMatch(/loads a script from Google/);
    expect(section).toMatch(/never loads on phones, in your cart, at the checkout/);
  });

  describe('and docs/analytics.md', () => {
    const section = /<h2>Measuring, if you accept it<\/h2>(.*?)<h2>/s.exec(bodyHtml)?.[1] ?? '';
    const documented = readFileSync('docs/analytics.md', 'utf8');

    it.each([
      ['Global Privacy Control', /Global Privacy Control/],
      ['how long events are kept', /90 days/],
      ['that an order carries the number of the visit', /order/],
      ['that no IP address is recorded', /IP address/],
      ['Google Tag Manager', /Google Tag Manager/],
      ['Shopify’s own reports', /Shopify’s reports/],
    ])('both mention %s', (_promise, pattern) => {
      expect(section).toMatch(pattern);
      expect(documented).toMatch(pattern);
    });

    it('name the button that changes the choice', () => {
      expect(section).toContain(`“${SHELL_COPY.privacyChoices}”`);
      expect(documented).toContain(SHELL_COPY.privacyChoices);
      expect(CONSENT_COPY.label).toBe(SHELL_COPY.privacyChoices);
    });

    it('state how long a choice lasts', () => {
      expect(CONSENT_DAYS).toBe(365);
      expect(bodyHtml).toMatch(/analytics-consent<\/th><td>[^<]*<\/td><td>12 months/);
      expect(documented).toContain('12 months');
    });

    it('list the events that the browser sends', () => {
      for (const name of EVENT_NAMES) expect(documented).toContain(`\`${name}\``);
    });
  });
});
