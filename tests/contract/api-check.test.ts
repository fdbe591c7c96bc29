import {buildSchema} from 'graphql';
import {describe, expect, it} from 'vitest';
import {checkDocument, checkDocuments} from '../../scripts/api/check-documents';
import {listDocuments} from '../../scripts/api/list-documents';

describe('api:check', () => {
  it('finds every document valid in the version that is requested', async () => {
    const findings = checkDocuments('2026-04', await listDocuments());
    expect(findings.filter(({level}) => level === 'problem')).toEqual([]);
    const notes = findings.filter(({level}) => level === 'note').map(({area, message}) => `${area}: ${message}`);
    expect(notes).toHaveLength(3);
    for (const note of notes) expect(note).toMatch(/: (\d+) of \1 documents are valid$/);
  });

  it('names what an older version lacks, and what no package can tell', async () => {
    const findings = checkDocuments('2025-04', await listDocuments());
    const broken = findings.filter(({level}) => level === 'problem');
    expect(broken.map(({area}) => area)).toContainEqual(expect.stringContaining('CART_GIFT_CARD_CODES_ADD_MUTATION'));
    expect(findings).toContainEqual(expect.objectContaining({level: 'warning', area: 'Admin API'}));
  });

  it('warns of what a version will drop', () => {
    const schema = buildSchema('type Query { old: String @deprecated(reason: "Use new."), new: String }');
    const document = {name: 'OLD_QUERY', file: 'old.gql.ts', api: 'storefront', text: '{ old }'} as const;
    expect(checkDocument(document, schema)).toMatchObject([
      {level: 'warning', message: expect.stringContaining('Use new.')},
    ]);
  });

  it.each([
    ['2031-07', 'schema-2031-07@npm:@shopify/hydrogen-react@2031.7'],
    ['2026-05', 'npm run api:check'],
    ['', 'npm run api:check'],
  ])('refuses the version %j, and says how to get it', (version, help) => {
    expect(() => checkDocuments(version, [])).toThrow(expect.objectContaining({help: expect.stringContaining(help)}));
  });
});
