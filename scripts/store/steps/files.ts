import {sendMutation} from '../send-mutation';
import type {SetupContext} from '../setup-context';
import type {SetupItem, SetupStep} from '../setup-item';
import {findFiles} from '../store-files';
import {uploadFile, waitUntilReady} from '../upload-file';
import {wantedFiles, type WantedFile} from '../wanted-files';
import {FILE_DELETE_MUTATION} from './files.admin.gql';

/** A file is known by its name: what a person replaced it with stays. */
function toItem({admin, files}: SetupContext, media: WantedFile, id: string | undefined): SetupItem {
  const isVideo = media.kind === 'video';
  const facts = {name: media.file};
  return {
    key: `file:${media.file}`,
    wanted: facts,
    found: id === undefined ? null : {id, facts},
    async create() {
      const created = await uploadFile(admin, {
        name: media.file,
        bytes: await files.read(media),
        kind: isVideo ? 'VIDEO' : 'IMAGE',
        mimeType: isVideo ? 'video/mp4' : 'image/png',
        alt: media.altText,
      });
      await waitUntilReady(admin, created, media.file);
      return {id: created, facts};
    },
    remove: (found) => sendMutation(admin, FILE_DELETE_MUTATION, {ids: [found.id]}),
  };
}

export const createFilesStep = (context: SetupContext): SetupStep => ({
  name: 'files',
  title: 'Files',
  async load() {
    const ids = await findFiles(context.admin);
    return wantedFiles(context.wanted).map((media) => toItem(context, media, ids.get(media.file)));
  },
});
