import {describe, expect, it} from 'vitest';
import {readFileSync} from 'node:fs';
import {problemCopy, runbookPath} from './alert-copy';
import {toAlertMail, toWebhookBody, type AlertMessage} from './alert-message';
import {PROBLEM_KINDS} from './problem';

const ORIGIN = 'https://shop.example';
const AT = '2026-11-29T17:00:00.123456+00:00';

type Change = AlertMessage['changes'][number];
const change = (changes: Partial<Change> = {}): Change => ({
  change: 'opened',
  problem: 'dead-letters',
  severity: 'warning',
  facts: {count: 2},
  at: AT,
  ...changes,
});
const message = (...changes: Change[]): AlertMessage => ({id: 'a', changes});
const mailOf = (...changes: Change[]) => toAlertMail(message(...changes), 'ops@shop.example', ORIGIN);

describe('toAlertMail', () => {
  it('says what happens, since when and where the runbook explains it', () => {
    const {subject, text, to, key} = mailOf(change());
    expect({subject, to, key}).toEqual({
      subject: '[Problem] Webhooks could not be processed',
      to: 'ops@shop.example',
      key: 'alert a',
    });
    expect(text).toContain('2 dead letters on the health page wait to be replayed.');
    expect(text).toContain('warning, since Nov 29, 2026, 12:00 PM EST. What to do: docs/runbook.md#dead-letters');
    expect(text).toContain('https://shop.example/admin/health');
  });

  it('says that a problem has ended', () => {
    const {subject, text} = mailOf(change({change: 'resolved'}));
    expect(subject).toBe('[Resolved] Webhooks could not be processed');
    expect(text).toContain('Not observed any more since Nov 29, 2026, 12:00 PM EST.');
  });

  it('lists several changes in one mail', () => {
    const {subject, text} = mailOf(
      change(),
      change({problem: 'shopify-down', facts: {checks: 5}}),
      change({change: 'resolved', problem: 'error-rate', facts: {errors: 9, requests: 90}}),
    );
    expect(subject).toBe('[Alerts] 2 problems, 1 resolved');
    expect(text).toContain('Problem: Shopify does not respond');
    expect(text).toContain('Resolved: Many requests fail');
  });

  it('is the same for the same message, so that a repeated one arrives once', () => {
    expect(mailOf(change())).toEqual(mailOf(change()));
  });

  it('shows facts as text', () => {
    const {html} = mailOf(change({problem: 'job-failing:<b>', facts: {name: '<b>x</b>', failures: 3}}));
    expect(html).not.toContain('<b>x</b>');
  });
});

describe('toWebhookBody', () => {
  it('has the format of Slack', () => {
    expect(toWebhookBody(message(change({change: 'test', problem: 'test', facts: {}})), ORIGIN)).toEqual({
      text: [
        '*Test: Test message*\nSomebody pressed the button in the settings. Alerts arrive here.\nNov 29, 2026, 12:00 PM EST',
        '<https://shop.example/admin/health|Open the health page>',
      ].join('\n\n'),
    });
  });

  it('escapes what Slack would take for markup', () => {
    const {text} = toWebhookBody(
      message(change({problem: 'job-failing:x', facts: {name: '<!channel> & *', failures: 3}})),
      ORIGIN,
    );
    expect(text).toContain('&lt;!channel&gt; &amp;');
  });
});

describe('every kind of problem', () => {
  it.each(PROBLEM_KINDS)('%s has a text for any facts, and a heading in the runbook', (kind) => {
    expect(problemCopy(`${kind}:x`, {})).toEqual({title: expect.any(String), text: expect.any(String)});
    expect(runbookPath(`${kind}:x`)).toBe(`docs/runbook.md#${kind}`);
    expect(readFileSync('docs/runbook.md', 'utf8')).toContain(`\n### ${kind}\n`);
  });

  it('of a former version is shown by its name', () => {
    expect(problemCopy('moon-full', {}).title).toBe('moon-full');
  });
});
