import {Form, useNavigation} from '@remix-run/react';
import {useId, type ReactNode} from 'react';
import {IDEMPOTENCY_KEY} from '~/core/idempotency-key';
import {INTENT} from '~/core/intent';
import {Button} from '~/ui/Button';
import {ShopImage} from '~/ui/ShopImage';
import {TextField} from '~/ui/TextField';
import {MAX_ALT, PICTURE_FIELDS, type MediaView} from './picture-view';
import {PICTURES_COPY as COPY} from './pictures-copy';

interface PictureCardProps {
  readonly media: MediaView;
  /** Its place, from 0. */
  readonly place: number;
  readonly count: number;
  readonly idempotencyKey: string;
}

/** A picture of the product: what it shows, its place, and its removal. */
export function PictureCard({media, place, count, idempotencyKey}: PictureCardProps) {
  const {id, kind, alt, status, failure, image} = media;
  const headingId = useId();
  const name = COPY.name(kind, place + 1, count);
  const isSaving = useNavigation().formData?.get(PICTURE_FIELDS.id) === id;
  const form = (intent: string, children: ReactNode, fields: Readonly<Record<string, string | number>> = {}) => (
    <Form method="post" preventScrollReset className="contents">
      <input type="hidden" name={IDEMPOTENCY_KEY} value={idempotencyKey} />
      <input type="hidden" name={INTENT} value={intent} />
      <input type="hidden" name={PICTURE_FIELDS.id} value={id} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </Form>
  );
  const move = (to: number, label: string) =>
    form(
      'move',
      <Button type="submit" tone="outline" size="sm" isPending={isSaving} aria-describedby={headingId}>
        {label}
      </Button>,
      {[PICTURE_FIELDS.position]: to},
    );
  return (
    <article
      aria-labelledby={headingId}
      className="grid gap-4 rounded-card border border-line bg-surface-raised p-4 shadow-card sm:grid-cols-[7rem_minmax(0,1fr)]"
    >
      <ShopImage
        image={image}
        sizes="112px"
        widths={[112, 224]}
        aspect="1/1"
        alt={alt || name}
        className="w-28 rounded-control"
      />
      <div className="grid content-start gap-4">
        <h3 id={headingId} className="font-semibold">
          {name}
        </h3>
        {place === 0 && <p className="-mt-3 text-sm text-ink-soft">{COPY.first}</p>}
        {status === 'processing' && <p className="text-sm text-ink-soft">{COPY.processing}</p>}
        {status === 'failed' && <p className="text-sm font-medium text-danger">{COPY.failed(failure)}</p>}
        {status === 'ready' &&
          form(
            'describe',
            <div className="grid gap-3">
              <TextField
                id={`alt-${id}`}
                name={PICTURE_FIELDS.alt}
                label={COPY.alt}
                hint={alt === '' ? COPY.altHint : undefined}
                defaultValue={alt}
                maxLength={MAX_ALT}
                autoComplete="off"
              />
              <Button type="submit" tone="outline" size="sm" className="justify-self-start" isPending={isSaving}>
                {isSaving ? COPY.saving : COPY.save}
              </Button>
            </div>,
            {[PICTURE_FIELDS.seenAlt]: alt},
          )}
        <div className="flex flex-wrap gap-2">
          {place > 0 && move(place - 1, COPY.earlier)}
          {place < count - 1 && move(place + 1, COPY.later)}
          {status !== 'processing' &&
            form(
              'remove',
              <Button type="submit" tone="quiet" size="sm" isPending={isSaving} aria-describedby={headingId}>
                {COPY.remove}
              </Button>,
            )}
        </div>
      </div>
    </article>
  );
}
