import {z} from 'zod';
import {IDEMPOTENCY_KEY} from '~/core/idempotency-key';
import {INTENT} from '~/core/intent';
import {fieldOf} from '~/platform/form.server';
import {MAX_ALT, MAX_MEDIA, PICTURE_FIELDS} from './picture-view';

const id = z.string().regex(/^gid:\/\/shopify\/(?:MediaImage|Video|ExternalVideo|Model3d)\/\d+$/);
const alt = z.string().trim().max(MAX_ALT);

const ChangeSchema = z.discriminatedUnion('kind', [
  z.object({kind: z.literal('describe'), id, alt, seenAlt: z.string()}),
  z.object({kind: z.literal('move'), id, position: z.coerce.number().int().min(0).max(MAX_MEDIA)}),
  z.object({kind: z.literal('remove'), id}),
]);

/** What staff change about a picture. `position` counts from 0, `seenAlt` is the text that the form showed. */
export type PictureChange = z.output<typeof ChangeSchema>;

const EntrySchema = z.object({idempotencyKey: z.uuid(), change: ChangeSchema});

/** Parses a form of the page; null for any other. */
export function parsePictureChange(form: FormData): z.output<typeof EntrySchema> | null {
  const change = {
    kind: fieldOf(form, INTENT),
    id: fieldOf(form, PICTURE_FIELDS.id),
    alt: fieldOf(form, PICTURE_FIELDS.alt),
    seenAlt: fieldOf(form, PICTURE_FIELDS.seenAlt),
    position: fieldOf(form, PICTURE_FIELDS.position),
  };
  return EntrySchema.safeParse({idempotencyKey: fieldOf(form, IDEMPOTENCY_KEY), change}).data ?? null;
}

/** The pictures of a form. */
export interface EnteredPictures {
  readonly idempotencyKey: string;
  readonly files: readonly File[];
}

/** Parses the form that adds pictures; null without any. A browser sends an empty file for none. */
export function parsePictures(form: FormData): EnteredPictures | null {
  const idempotencyKey = z.uuid().safeParse(fieldOf(form, IDEMPOTENCY_KEY)).data;
  const files = form.getAll(PICTURE_FIELDS.files).filter((file): file is File => file instanceof File && file.size > 0);
  return idempotencyKey && files.length > 0 ? {idempotencyKey, files} : null;
}
