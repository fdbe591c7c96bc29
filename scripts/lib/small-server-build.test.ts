import {expect, it} from 'vitest';
import {minifyDocuments, shareStrings} from './small-server-build';

it('removes white space and comments from GraphQL documents, but from no other text', () => {
  const code =
    "export const QUERY = `#graphql\n  query Shop { # the name\n    shop { name }\n  }\n  ${FRAGMENT}\n` as const; '  a'";
  expect(minifyDocuments(code)).toBe("export const QUERY = `query Shop { shop { name } } ${FRAGMENT}` as const; '  a'");
});

it('replaces the values of a manifest, and no keys, by shared constants', () => {
  const manifest = {"it's": ['/a.js', 'b', undefined], 'routes/a': {id: 'routes/a', imports: ['/a.js', "it's"]}};
  const code = `return {'it\\'s':['/a.js','b',undefined],'routes/a':{'id':'routes/a','imports':['/a.js','it\\'s']}};`;
  const shared = shareStrings(code);
  expect(new Function(shared)()).toEqual(manifest);
  expect(shared.match(/\/a\.js/g)).toHaveLength(1);
});
