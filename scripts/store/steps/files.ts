import {sendMutation} from '../send-mutation';
import type {SetupContext} from '../setup-context';
import type {SetupItem, SetupStep} from '../setup-item';
import {findEntries} from '../store-entries';
import {findFiles} from '../store-files';
import {findWantedProducts} from '../store-products';
import {uploadFile, waitUntilReady} from '../upload-file';
import {InUseError} from '../user-errors';
import {isUploaded, wantedFiles, type WantedFile} from '../wanted-files';
import {FILE_DELETE_MUTATION} from './files.admin.gql';

interface Known {
  readonly id: string | undefined;
  readonly created: Map<string, string>;
  /** @returns the names of the files that the store still shows */
  readonly findUsed: () => Promise<ReadonlySet<string>>;
}

/** Finds the files that products and metaobjects of the store show. */
async function findUsedFiles(context: SetupContext, ids: ReadonlyMap<string, string>) {
  const {admin, wanted} = context;
  const products = await findWantedProducts(context, {mayBeKnown: false});
  const types = wanted.metaobjects.map(({type}) => type);
  const values = new Set((await findEntries(admin, types)).flatMap(({fields}) => fields.map(({value}) => value)));
  const shown = wanted.products.filter(({handle}) => products.has(handle)).flatMap(({media}) => media);
  return new Set([
    ...shown.flatMap((media) => (isUploaded(media) ? [media.file] : [])),
    ...[...ids].filter(([, id]) => values.has(id)).map(([name]) => name),
  ]);
}

/** A file is known by its name: what a person replaced it with stays. */
function toItem({admin, files}: SetupContext, media: WantedFile, {id, created, findUsed}: Known): SetupItem {
  const isVideo = media.kind === 'video';
  const facts = {name: media.file};
  return {
    key: `file:${media.file}`,
    wanted: facts,
    found: id === undefined ? null : {id, facts},
    async create() {
      const uploaded = await uploadFile(admin, {
        name: media.file,
        bytes: await files.read(media),
        kind: isVideo ? 'VIDEO' : 'IMAGE',
        mimeType: isVideo ? 'video/mp4' : 'image/png',
        alt: media.altText,
      });
      created.set(media.file, uploaded);
      return {id: uploaded, facts};
    },
    async remove(found) {
      if ((await findUsed()).has(media.file)) throw new InUseError('something that was kept shows it');
      await sendMutation(admin, FILE_DELETE_MUTATION, {ids: [found.id]});
    },
  };
}

export function createFilesStep(context: SetupContext): SetupStep {
  const {admin, wanted} = context;
  const created = new Map<string, string>();
  return {
    name: 'files',
    title: 'Files',
    async load() {
      const ids = await findFiles(admin);
      let used: Promise<ReadonlySet<string>> | undefined;
      const findUsed = () => (used ??= findUsedFiles(context, ids));
      return wantedFiles(wanted).map((media) => toItem(context, media, {id: ids.get(media.file), created, findUsed}));
    },
    // Shopify processes files beside each other, so that only the slowest one is waited for.
    async finish() {
      for (const [name, id] of created) await waitUntilReady(admin, id, name);
    },
  };
}
