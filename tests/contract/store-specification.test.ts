import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {toFilter} from '~/orders/sync/admin/register-webhooks.server';
import {METAFIELD_DEFINITIONS} from '../../local/seed/definitions/metafield-definitions';
import {METAOBJECT_DEFINITIONS} from '../../local/seed/definitions/metaobject-definitions';
import {SEED} from '../../local/seed/seed';
import {ADMIN_SCOPES, SETUP_SCOPES} from '../../local/shop/admin/admin-scopes';
import {STEP_KINDS} from '../../scripts/store/all-steps';

const PAGE = readFileSync('docs/real-store.md', 'utf8');

/** Returns the section of the page below a heading. */
function sectionOf(heading: string): string {
  const [, after = ''] = PAGE.split(`\n${heading}\n`);
  return after.split(/\n#+ /)[0] ?? '';
}

/** Returns the types of names, from the rows of a table or the items of a list: `| name | type` and `- name (type`. */
function typesIn(text: string): Readonly<Record<string, string>> {
  const lines = text.split('\n').flatMap((line) => {
    const [, name, list, type] =
      /^(?:\| |- )`([\w.]+)`\s+(?:\||\()\s*(list of )?(?:metafield of [\w ]+, )?`([\w.]+)`/.exec(line) ?? [];
    return name && type ? [[name, list ? `list.${type}` : type] as const] : [];
  });
  return Object.fromEntries(lines);
}

it('defines the product metafields that the page for merchants lists', () => {
  const ofProducts = METAFIELD_DEFINITIONS.filter(({ownerType}) => ownerType === 'PRODUCT');
  expect(typesIn(sectionOf('## Product metafields'))).toEqual(
    Object.fromEntries(ofProducts.map(({namespace, key, type}) => [`${namespace}.${key}`, type])),
  );
});

it('defines the metafields of articles that the page for merchants lists', () => {
  const ofArticles = METAFIELD_DEFINITIONS.filter(({ownerType}) => ownerType === 'ARTICLE');
  expect(typesIn(sectionOf('## Blogs'))).toEqual(
    Object.fromEntries(ofArticles.map(({namespace, key, type}) => [`${namespace}.${key}`, type])),
  );
});

const HEADINGS: Readonly<Record<string, string>> = {founder: '### The about page'};

it.each(METAOBJECT_DEFINITIONS.map((definition) => [definition.type, definition] as const))(
  'defines the fields of the metaobject %s that the page for merchants lists',
  (type, {fields}) => {
    expect(typesIn(sectionOf(HEADINGS[type] ?? `### \`${type}\``))).toEqual(
      Object.fromEntries(fields.map((field) => [field.key, field.type])),
    );
  },
);

it('defines every field of the metaobjects in the seed', () => {
  for (const {type, fields} of SEED.metaobjects) {
    const definition = METAOBJECT_DEFINITIONS.find((each) => each.type === type);
    expect(definition?.fields).toEqual(
      expect.arrayContaining(fields.map((field) => ({key: field.key, type: field.type}))),
    );
  }
});

it('defines the metaobject types that the webhooks are filtered by', () => {
  const types = METAOBJECT_DEFINITIONS.map(({type}) => `type:${type}`);
  expect(toFilter('metaobjects/update')?.split(' OR ').sort()).toEqual(types.sort());
});

it('needs no more access scopes for the setup than the local shop grants', () => {
  const needed = new Set(STEP_KINDS.flatMap(({scopes}) => scopes));
  const ofSetup = [...needed].filter((scope) => !ADMIN_SCOPES.some((granted) => granted === scope));
  expect(ofSetup.sort()).toEqual([...SETUP_SCOPES].sort());
});
