import {Form, useNavigation} from '@remix-run/react';
import {useEffect, useRef} from 'react';
import {INTENT} from '~/core/intent';
import {Button} from '~/ui/Button';
import {buttonStyle} from '~/ui/button-style';
import {PageAlert} from '~/ui/PageAlert';
import {TextArea} from '~/ui/TextArea';
import {TextField} from '~/ui/TextField';
import {usePageNotice} from '~/ui/use-page-notice';
import {useSingleSubmit} from '~/ui/use-single-submit';
import {AUTHOR_FIELD, type LoadedReviewForm, type ReviewReply} from './own-review';
import {PictureField} from '../pictures/PictureField';
import {CookingFields} from './CookingFields';
import {StarField} from './StarField';
import {WRITE_COPY} from './write-copy';

interface ReviewFormProps extends Pick<
  LoadedReviewForm,
  'author' | 'review' | 'values' | 'pictures' | 'takesPictures'
> {
  readonly reply: ReviewReply | undefined;
  /** Whether the product is cooked, so that the form asks how. */
  readonly isCooked: boolean;
}

export function ReviewForm({author, review, values: saved, pictures, takesPictures, reply, isCooked}: ReviewFormProps) {
  const isPending = useNavigation().formData?.get(INTENT) === 'save';
  const onSubmit = useSingleSubmit(isPending);
  const failure = usePageNotice(reply?.failure ?? null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (reply) form.current?.querySelector<HTMLElement>('[data-invalid], [aria-invalid]')?.focus();
  }, [reply]);
  const values = reply?.values ?? saved;
  const errors = reply?.errors ?? {};
  const save = review ? WRITE_COPY.change : WRITE_COPY.save;
  return (
    <Form
      ref={form}
      method="post"
      encType={takesPictures ? 'multipart/form-data' : undefined}
      noValidate
      onSubmit={onSubmit}
      aria-label={WRITE_COPY.form}
      className="flex max-w-xl flex-col gap-6"
    >
      <PageAlert shown={failure} />
      <input type="hidden" name={AUTHOR_FIELD} value={reply?.author || author} />
      <StarField value={values.rating} error={errors.rating} />
      <TextField
        id="review-title"
        name="title"
        label={WRITE_COPY.heading}
        hint={WRITE_COPY.headingHint}
        error={errors.title}
        defaultValue={values.title}
        required
      />
      <TextArea
        id="review-body"
        name="body"
        label={WRITE_COPY.body}
        hint={WRITE_COPY.bodyHint}
        error={errors.body}
        defaultValue={values.body}
        rows={7}
        required
      />
      {isCooked && <CookingFields values={values} errors={errors} />}
      <TextField
        id="review-name"
        name="name"
        label={WRITE_COPY.name}
        hint={WRITE_COPY.nameHint}
        error={errors.name}
        defaultValue={values.name}
        autoComplete="nickname"
        required
      />
      {/* The last fields: the texts of a form that is too large are those before its files. */}
      {takesPictures && <PictureField key={pictures.map(({id}) => id).join(' ')} pictures={pictures} reply={reply} />}
      <p className="text-sm text-ink-soft">{WRITE_COPY.checked}</p>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" name={INTENT} value="save" isPending={isPending} className="max-sm:w-full">
          {isPending ? WRITE_COPY.saving : save}
        </Button>
        {reply?.isSignedOut && (
          <a
            href="/auth?returnTo=/orders"
            target="_blank"
            rel="noopener"
            className={buttonStyle({tone: 'outline', size: 'sm'})}
          >
            {WRITE_COPY.logInAgain}
          </a>
        )}
      </div>
    </Form>
  );
}
