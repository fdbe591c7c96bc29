import {IDEMPOTENCY_KEY} from '~/core/idempotency-key';
import {Form, useLocation, useNavigation} from '@remix-run/react';
import {INTENT} from '~/core/intent';
import {Button} from '~/ui/Button';
import {TextArea} from '~/ui/TextArea';
import {TextField} from '~/ui/TextField';
import {VisuallyHidden} from '~/ui/VisuallyHidden';
import {MODERATION_COPY} from './moderation-copy';
import type {ModeratedReview, ModerationResult} from './moderation-view';

interface ModerationFormProps {
  readonly review: ModeratedReview;
  readonly idempotencyKey: string;
  /** The answer to the last form of this review. */
  readonly result: ModerationResult | undefined;
}

/** Publishes a review with or without a reply, or rejects it with a reason. */
export function ModerationForm({review, idempotencyKey, result}: ModerationFormProps) {
  const {pathname, search} = useLocation();
  const {formData} = useNavigation();
  const {id, version, state, reply, reason, title} = review;
  const pending = formData?.get('review') === id ? formData.get(INTENT) : null;
  const about = <VisuallyHidden> {MODERATION_COPY.review(title)}</VisuallyHidden>;
  const isReady = review.pictures.every(({image}) => image !== null);
  const publish = state === 'published' ? MODERATION_COPY.saveReply : MODERATION_COPY.publish;
  return (
    <Form
      method="post"
      action={pathname + search}
      noValidate
      preventScrollReset
      aria-label={MODERATION_COPY.review(title)}
      className="flex flex-col gap-4"
    >
      <input type="hidden" name="review" value={id} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name={IDEMPOTENCY_KEY} value={idempotencyKey} />
      <TextArea
        id={`reply-${id}`}
        name="reply"
        rows={3}
        label={MODERATION_COPY.reply}
        hint={MODERATION_COPY.replyHint}
        error={result?.errors.reply}
        defaultValue={result?.values.reply ?? reply ?? ''}
      />
      {isReady ? (
        <Button
          type="submit"
          size="sm"
          name={INTENT}
          value="publish"
          isPending={pending === 'publish'}
          className="self-start"
        >
          <span>{pending === 'publish' ? MODERATION_COPY.saving : publish}</span>
          {about}
        </Button>
      ) : (
        <p className="text-sm text-ink-soft">{MODERATION_COPY.waitsForPictures}</p>
      )}
      <details open={Boolean(result?.errors.reason) || undefined} className="border-t border-line">
        <summary className="inline-flex min-h-11 items-center text-sm font-semibold underline underline-offset-4">
          <span>{state === 'published' ? MODERATION_COPY.hide : MODERATION_COPY.rejectTitle}</span>
          {about}
        </summary>
        <div className="flex flex-wrap items-end gap-3 pb-1">
          <TextField
            id={`reason-${id}`}
            name="reason"
            label={MODERATION_COPY.reason}
            hint={MODERATION_COPY.reasonHint}
            error={result?.errors.reason}
            defaultValue={result?.values.reason ?? reason ?? ''}
            className="min-w-0 grow"
          />
          <Button type="submit" tone="outline" size="sm" name={INTENT} value="reject" isPending={pending === 'reject'}>
            <span>{pending === 'reject' ? MODERATION_COPY.saving : MODERATION_COPY.reject}</span>
            {about}
          </Button>
        </div>
      </details>
    </Form>
  );
}
