import type {SeedMetaobject} from '../../../local/seed/types';
import {canonicalValue, isReference} from '../canonical-value';
import {sendMutation} from '../send-mutation';
import type {SetupContext} from '../setup-context';
import type {Found, SetupItem, SetupStep} from '../setup-item';
import {findEntries, upsertEntry, type StoreEntry} from '../store-entries';
import {METAOBJECT_DELETE_MUTATION} from './entries.admin.gql';

type Field = SeedMetaobject['fields'][number];

const factsOf = (fields: readonly Pick<Field, 'key' | 'type'>[], valueOf: (key: string) => string | null) =>
  Object.fromEntries(fields.map(({key, type}) => [key, canonicalValue(type, valueOf(key))]));

/** The fields without references, which a later step sets when everything that they refer to exists. */
function toItem({admin}: SetupContext, entry: SeedMetaobject, stored: StoreEntry | undefined): SetupItem {
  const fields = entry.fields.filter(({type, value}) => !isReference(type) && value !== '');
  const toFound = ({id, fields: found}: StoreEntry): Found => ({
    id,
    facts: factsOf(fields, (key) => found.find((field) => field.key === key)?.value ?? null),
  });
  const write = async () =>
    toFound(
      await upsertEntry(
        admin,
        entry,
        fields.map(({key, value}) => ({key, value})),
      ),
    );
  return {
    key: `entry:${entry.type}/${entry.handle}`,
    wanted: factsOf(fields, (key) => fields.find((field) => field.key === key)?.value ?? null),
    found: stored ? toFound(stored) : null,
    create: write,
    update: write,
    remove: ({id}) => sendMutation(admin, METAOBJECT_DELETE_MUTATION, {id}),
  };
}

export const createEntriesStep = (context: SetupContext): SetupStep => ({
  name: 'entries',
  title: 'Metaobjects',
  async load() {
    const {admin, wanted} = context;
    const types = wanted.metaobjects.map(({type}) => type);
    const stored = await findEntries(admin, types);
    return wanted.metaobjects.map((entry) =>
      toItem(
        context,
        entry,
        stored.find(({type, handle}) => type === entry.type && handle === entry.handle),
      ),
    );
  },
});
