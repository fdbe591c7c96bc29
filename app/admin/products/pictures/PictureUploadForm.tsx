import {Form, useNavigation} from '@remix-run/react';
import {useEffect, useState, type DragEvent} from 'react';
import {IDEMPOTENCY_KEY} from '~/core/idempotency-key';
import {PICTURE_TYPES} from '~/core/picture-type';
import {Button} from '~/ui/Button';
import {FileField} from '~/ui/FileField';
import {useIsHydrated} from '~/ui/use-is-hydrated';
import {FormSection} from '../form/FormSection';
import {PICTURE_FIELDS} from './picture-view';
import {PICTURES_COPY as COPY} from './pictures-copy';
import {UploadList} from './UploadList';
import {usePictureUploads} from './use-picture-uploads';

interface PictureUploadFormProps {
  /** The path of the page. */
  readonly path: string;
  readonly idempotencyKey: string;
}

const hasFiles = ({dataTransfer}: DragEvent): boolean => dataTransfer.types.includes('Files');

/** Adds pictures: chosen, dropped or pasted ones at once, and by a form without scripts. */
export function PictureUploadForm({path, idempotencyKey}: PictureUploadFormProps) {
  const {uploads, add, retry} = usePictureUploads(`${path}/upload`);
  const isHydrated = useIsHydrated();
  const isPending = useNavigation().formData?.has(PICTURE_FIELDS.files) ?? false;
  const [isOver, setIsOver] = useState(false);
  usePastedFiles(add);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    add(event.dataTransfer.files);
  };
  return (
    <FormSection title={COPY.add}>
      <Form
        method="post"
        encType="multipart/form-data"
        action={path}
        onDragOver={(event) => {
          if (!hasFiles(event)) return;
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
        className={`grid gap-4 rounded-control border-2 border-dashed p-4 ${isOver ? 'border-accent-ink bg-surface' : 'border-line'}`}
      >
        <input type="hidden" name={IDEMPOTENCY_KEY} value={idempotencyKey} />
        <FileField
          id="pictures"
          name={PICTURE_FIELDS.files}
          label={COPY.choose}
          hint={COPY.limits}
          accept={PICTURE_TYPES.join(',')}
          multiple
          required
          onChange={({currentTarget}) => {
            if (!isHydrated || !currentTarget.files) return;
            add(currentTarget.files);
            currentTarget.value = '';
          }}
        />
        {isHydrated ? (
          <p className="text-sm text-ink-soft">{COPY.drop}</p>
        ) : (
          <div className="flex flex-wrap items-center gap-3">
            <Button type="submit" isPending={isPending}>
              {isPending ? COPY.adding : COPY.add}
            </Button>
            <p className="text-sm text-ink-soft">{COPY.together}</p>
          </div>
        )}
      </Form>
      {uploads.length > 0 && <UploadList uploads={uploads} onRetry={retry} />}
    </FormSection>
  );
}

/** Adds pasted files wherever the focus is; pasted text has none and stays with its field. */
function usePastedFiles(add: (files: FileList) => void): void {
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = event.clipboardData?.files;
      if (!files || files.length === 0) return;
      event.preventDefault();
      add(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [add]);
}
