import {Button} from '~/ui/Button';
import {TextArea} from '~/ui/TextArea';
import {Icon} from '~/ui/icons/Icon';
import {useCartQueue} from '../browser/use-cart-queue';
import {CART_COPY} from '../cart-copy';
import {cartNotice} from '../cart-notice-copy';
import {CartCommandForm} from '../CartCommandForm';
import {MAX_NOTE_LENGTH} from '../change/cart-form';
import {isNoteProblem, type CartProblem} from '../model/cart-problem';

interface GiftNoteProps {
  readonly note: string;
  readonly problems: readonly CartProblem[];
}

export function GiftNote({note, problems}: GiftNoteProps) {
  const {pending, reply} = useCartQueue();
  const isPending = pending.some(({intent}) => intent.kind === 'set-note');
  const problem = problems.find(isNoteProblem);
  const wasSaved = reply.intent?.kind === 'set-note' && reply.problems.length === 0 && !isPending;
  return (
    <details open={note !== '' || problem !== undefined} className="group">
      <summary className="flex min-h-11 items-center gap-2 font-semibold underline-offset-4 hover:underline">
        <Icon name="gift" className="size-5 text-natural" />
        {CART_COPY.noteSummary}
      </summary>
      <CartCommandForm
        input={{action: 'NoteUpdate', inputs: {}}}
        toIntent={() => ({kind: 'set-note'})}
        className="flex flex-col items-start gap-3 pt-2"
      >
        <TextArea
          key={note}
          label={CART_COPY.noteLabel}
          hint={CART_COPY.noteHint}
          error={problem && cartNotice(problem).title}
          name="note"
          defaultValue={note}
          maxLength={MAX_NOTE_LENGTH}
          className="w-full"
        />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" tone="outline" size="sm" isPending={isPending}>
            {CART_COPY.noteSave}
          </Button>
          <p role="status" className="text-sm font-medium text-success">
            {wasSaved && CART_COPY.noteSaved}
          </p>
        </div>
      </CartCommandForm>
    </details>
  );
}
