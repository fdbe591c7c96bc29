import {compileFunction} from 'node:vm';
import {expect, it} from 'vitest';
import {leaveOutExports, minifyDocuments, omitDefaults, shareStrings} from './small-server-build';

it('removes white space and comments from GraphQL documents, but from no other text', () => {
  const code =
    "export const QUERY = `#graphql\n  query Shop { # the name\n    shop { name }\n  }\n  ${FRAGMENT}\n` as const; '  a'";
  expect(minifyDocuments(code)).toBe("export const QUERY = `query Shop { shop { name } } ${FRAGMENT}` as const; '  a'");
});

it('replaces the values of a manifest, and no keys, by shared constants', () => {
  const manifest = {"it's": ['/a.js', 'b', undefined], 'routes/a': {id: 'routes/a', imports: ['/a.js', "it's"]}};
  const code = `return {'it\\'s':['/a.js','b',undefined],'routes/a':{'id':'routes/a','imports':['/a.js','it\\'s']}};`;
  const shared = shareStrings(code);
  expect(compileFunction(shared)()).toEqual(manifest);
  expect(shared.match(/\/a\.js/g)).toHaveLength(1);
});

it('omits what means the same as nothing from the routes of a manifest and of the build, and nothing else', () => {
  const manifest = `return {'routes':{'root':{'id':'root','parentId':undefined,'index':undefined,'hasAction':false,'hasLoader':true,'css':[]}}};`;
  expect(compileFunction(omitDefaults(manifest))()).toEqual({routes: {root: {id: 'root', hasLoader: true, css: []}}});
  expect(omitDefaults(manifest)).not.toMatch(/undefined|false/);
  expect(
    omitDefaults('{"faqs": {path: "faqs",\n  index: undefined,\n  caseSensitive: undefined,\n  module: r1}}'),
  ).toBe('{"faqs": {path: "faqs",\n  module: r1}}');
});

it('replaces every export of a module by one that throws when it is used', async () => {
  const code =
    'export function convert() {}\nconst own = 1;\nexport { own as process };\nexport const createMethod = () => own;';
  const module = await import(`data:text/javascript,${encodeURIComponent(leaveOutExports(code))}`);
  expect(Object.keys(module).sort()).toEqual(['convert', 'createMethod', 'process']);
  expect(module.convert).toThrow('not part of the worker');
  expect(module.createMethod({})).toThrow('not part of the worker');
});
