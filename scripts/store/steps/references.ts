import type {Seed, SeedMetaobject, SeedProduct} from '../../../local/seed/types';
import {isReference} from '../canonical-value';
import type {SetupContext} from '../setup-context';
import type {Found, SetupItem, SetupStep} from '../setup-item';
import {findEntries, upsertEntry, type StoreEntry} from '../store-entries';
import {findMetafields, setMetafield, type StoreMetafield} from '../store-metafields';
import {findProducts} from '../store-products';
import {findReferences, type References} from '../store-references';

const LIST = /^list\./;

/** Returns the names of what a value refers to. */
function toNames(type: string, value: string | null, references: References): string[] {
  if (value === null || value === '') return [];
  const ids = LIST.test(type) ? (JSON.parse(value) as string[]) : [value];
  return ids.map((id) => references.nameOf(id));
}

/** A field that refers to something, and how it is written. */
interface Field {
  readonly key: string;
  readonly type: string;
  readonly names: readonly string[];
  readonly found: {readonly id: string; readonly value: string} | null;
  /** @returns the value that the store has then */
  write(value: string): Promise<{readonly id: string; readonly value: string}>;
}

function toItem({key, type, names, found, write}: Field, references: References): SetupItem {
  const toFound = (stored: {readonly id: string; readonly value: string}): Found => ({
    id: stored.id,
    facts: {refersTo: toNames(type, stored.value, references)},
  });
  const missing = names.filter((name) => references.idOf(name) === undefined);
  const set = async () => {
    const ids = names.map((name) => references.idOf(name) ?? '');
    return toFound(await write(LIST.test(type) ? JSON.stringify(ids) : (ids[0] ?? '')));
  };
  return {
    key,
    wanted: {refersTo: names},
    found: found && toFound(found),
    ...(missing.length > 0 && {waitsFor: missing.join(', ')}),
    create: set,
    ...(missing.length === 0 && {update: set}),
  };
}

const handleOf = ({products}: Seed, catalogId: string): string =>
  products.find((product) => product.catalogId === catalogId)?.handle ?? catalogId;

/** The metafields of a product that refer to something: type and names, by key. */
function referringMetafields({includes, nutrition, recipe, handle}: SeedProduct, wanted: Seed) {
  const names = (includes ?? []).map((catalogId) => `product:${handleOf(wanted, catalogId)}`);
  return [
    ...(includes ? [{name: 'includes', type: 'list.product_reference', names}] : []),
    ...(nutrition
      ? [{name: 'nutrition', type: 'metaobject_reference', names: [`entry:nutrition_facts/${handle}`]}]
      : []),
    ...(recipe ? [{name: 'recipe', type: 'metaobject_reference', names: [`entry:recipe/${handle}`]}] : []),
  ];
}

interface Owner {
  readonly product: SeedProduct;
  readonly ownerId: string;
  readonly stored: ReadonlyMap<string, StoreMetafield>;
}

function metafieldsOf({admin, wanted}: SetupContext, {product, ownerId, stored}: Owner): Field[] {
  return referringMetafields(product, wanted).map(({name, type, names}) => {
    const known = stored.get(`catalog.${name}`) ?? null;
    return {
      key: `metafield:${product.handle}/catalog.${name}`,
      type,
      names,
      found: known,
      write: (value) =>
        setMetafield(admin, {
          ...{ownerId, namespace: 'catalog', key: name, type, value},
          compareDigest: known?.compareDigest ?? null,
        }),
    };
  });
}

/** Returns the names of what a field of the specification refers to. */
function namesIn(type: string, value: string, wanted: Seed): string[] {
  const entries = LIST.test(type) ? (JSON.parse(value) as string[]) : [value];
  return entries.map((entry) =>
    type.endsWith('product_reference') ? `product:${handleOf(wanted, entry)}` : `file:${entry}`,
  );
}

function fieldsOf({admin, wanted}: SetupContext, entry: SeedMetaobject, stored: StoreEntry | undefined): Field[] {
  return entry.fields
    .filter(({type, value}) => isReference(type) && value !== '')
    .map(({key, type, value}) => {
      const current = stored?.fields.find((field) => field.key === key)?.value ?? '';
      return {
        key: `reference:${entry.type}/${entry.handle}.${key}`,
        type,
        names: namesIn(type, value, wanted),
        found: stored && current !== '' ? {id: stored.id, value: current} : null,
        async write(id) {
          const written = await upsertEntry(admin, entry, [{key, value: id}]);
          return {id: written.id, value: written.fields.find((field) => field.key === key)?.value ?? ''};
        },
      };
    });
}

export const createReferencesStep = (context: SetupContext): SetupStep => ({
  name: 'references',
  title: 'References between them',
  async load() {
    const {admin, wanted} = context;
    const types = wanted.metaobjects.map(({type}) => type);
    const handles = wanted.products.map(({handle}) => handle);
    const references = await findReferences(admin, {handles, types});
    const entries = await findEntries(admin, types);
    const products = await findProducts(admin, handles);
    const fields: Field[] = [];
    for (const product of wanted.products) {
      const ownerId = products.get(product.handle)?.id ?? '';
      const stored = ownerId ? await findMetafields(admin, ownerId) : new Map<string, StoreMetafield>();
      fields.push(...metafieldsOf(context, {product, ownerId, stored}));
    }
    for (const entry of wanted.metaobjects) {
      const stored = entries.find(({type, handle}) => type === entry.type && handle === entry.handle);
      fields.push(...fieldsOf(context, entry, stored));
    }
    return fields.map((field) => toItem(field, references));
  },
});
