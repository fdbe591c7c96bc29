import {describe, expect, it} from 'vitest';
import {auditPath, isFiltered, nextAuditPath, toAuditFilter} from './audit-request';
import {parseAuditRequest} from './parse-audit-request.server';

const parse = (query: string) => parseAuditRequest(new URLSearchParams(query));
const ADA = 'aaaaaaaa-0000-4000-8000-000000000001';

describe('parseAuditRequest', () => {
  it.each([
    '',
    'actor=ada&outcome=lost&from=yesterday&to=2026-13-01&before=-1',
    `action=${'x'.repeat(201)}`,
    'from=0000-01-01&to=9999-12-31',
  ])('ignores what is missing or invalid: %s', (query) => {
    expect(isFiltered(parse(query))).toBe(false);
    expect(parse(query).before).toBeNull();
  });
});

it('leaves out null characters, which the database cannot compare', () => {
  expect(parse('target=%00order%00&action=role.%00')).toMatchObject({target: 'order', action: 'role.'});
});

describe('toAuditFilter', () => {
  it('includes the whole last day', () => {
    expect(toAuditFilter(parse('from=2026-11-01&to=2026-11-02'))).toEqual({
      from: '2026-11-01',
      to: '2026-11-03T00:00:00.000Z',
    });
  });

  it('distinguishes the server and actions without an outcome', () => {
    expect(toAuditFilter(parse('actor=server&outcome=checking'))).toEqual({server: '', checking: ''});
    expect(toAuditFilter(parse(`actor=${ADA}&outcome=done`))).toEqual({actor: ADA, outcome: 'done'});
  });
});

it('keeps the filters on the next and on the first page', () => {
  const request = parse(`action=role.&before=99&outcome=done`);
  expect(nextAuditPath(request, 42)).toBe('/admin/security?action=role.&outcome=done&before=42#audit-log');
  expect(auditPath(request)).toBe('/admin/security?action=role.&outcome=done#audit-log');
});
