import {describe, expect, it, vi} from 'vitest';
import {createViolationLog} from './create-violation-log';
import {parseCspReports} from './parse-csp-reports';
import {handleCspReport} from './handle-csp-report.server';

const VIOLATION = {directive: 'script-src-elem', blocked: 'https://evil.example', path: '/product/dal'};
const BY_URI = {
  'csp-report': {
    'effective-directive': 'script-src-elem',
    'violated-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/steal.js?secret=1',
    'document-uri': 'https://shop.example/product/dal?email=ada@example.com',
  },
};
const BY_ENDPOINT = [
  {type: 'deprecation', body: {id: 'old-api'}},
  {
    type: 'csp-violation',
    body: {
      effectiveDirective: 'script-src-elem',
      blockedURL: 'https://evil.example/steal.js?secret=1',
      documentURL: 'https://shop.example/product/dal?email=ada@example.com',
    },
  },
];
const parse = (report: unknown) => parseCspReports(JSON.stringify(report));
const byUri = (fields: Record<string, unknown>) => parse({'csp-report': {...BY_URI['csp-report'], ...fields}});

describe('parseCspReports', () => {
  it.each([
    ['report-uri', BY_URI],
    ['report-to', BY_ENDPOINT],
  ])('parses the format of %s and drops queries', (_by, report) => {
    expect(parse(report)).toEqual([VIOLATION]);
  });

  it.each([
    ['inline', 'inline'],
    ['eval', 'eval'],
    ['data:text/javascript,alert(1)', 'data'],
    ['wss://evil.example/socket', 'wss://evil.example'],
    ['', 'unknown'],
    ['a\nforged line', 'unknown'],
  ])('names the blocked source %j by its origin or kind', (blocked, named) => {
    expect(byUri({'blocked-uri': blocked})).toMatchObject([{blocked: named}]);
  });

  it('strips line breaks that could forge a log line', () => {
    const violations = byUri({'effective-directive': 'x\ny', 'document-uri': 'https://shop.example/a\r\nb%0Ac'});
    expect(violations).toEqual([{directive: 'unknown', blocked: 'https://evil.example', path: '/ab%0Ac'}]);
  });

  it('ignores browser extensions', () => {
    expect(byUri({'blocked-uri': 'chrome-extension://abc/x.js'})).toEqual([]);
  });

  it.each(['', 'null', '[]x', '{}', '{"csp-report":[]}', '"text"', '[{"type":1}]', `[${'[{'.repeat(500)}`])(
    'rejects a body that is no report: %.20s',
    (body) => expect(parseCspReports(body)).toBeNull(),
  );

  it('returns at most ten violations', () => {
    const many = Array.from({length: 500}, () => BY_ENDPOINT[1]);
    expect(parse(many)).toHaveLength(10);
  });
});

describe('createViolationLog', () => {
  it('logs each kind once per hour', () => {
    let nowMs = 0;
    const write = vi.fn();
    const log = createViolationLog(write, () => nowMs);
    log(VIOLATION);
    log({...VIOLATION, path: '/cart'});
    nowMs += 3_600_000;
    log({...VIOLATION, path: '/account/reset/7/secret-token'});
    expect(write.mock.calls).toEqual([
      ['Content-Security-Policy: script-src-elem blocked https://evil.example on /product/dal'],
      ['Content-Security-Policy: script-src-elem blocked https://evil.example on /account/reset/…'],
    ]);
  });

  it('stops after twenty kinds', () => {
    const write = vi.fn();
    const log = createViolationLog(write, () => 0);
    for (let index = 0; index < 1_000; index++) log({...VIOLATION, blocked: `https://${index}.example`});
    expect(write).toHaveBeenCalledTimes(20);
    expect(write.mock.lastCall?.[0]).toContain('no other kind is logged within this hour');
  });
});

describe('handleCspReport', () => {
  const send = (init: RequestInit) => handleCspReport(new Request('https://shop.example/csp-reports', init));

  it.each([
    ['a report', {method: 'POST', body: '[]'}, 204],
    ['no report', {method: 'POST', body: 'x'}, 400],
    ['no body', {method: 'POST'}, 400],
    ['a body that is too large', {method: 'POST', body: ' '.repeat(20_001)}, 413],
    ['a GET request', {method: 'GET'}, 405],
    ['another method', {method: 'PUT', body: '[]'}, 405],
  ])('responds to %s without content', async (_what, init, status) => {
    const response = await send(init);
    expect(response.status).toBe(status);
    expect(await response.text()).toBe('');
  });

  it('responds with 400 if the client disconnects during the body', async () => {
    const body = new ReadableStream({pull: (controller) => controller.error(new Error('gone'))});
    expect((await send({method: 'POST', body, duplex: 'half'} as RequestInit)).status).toBe(400);
  });
});
