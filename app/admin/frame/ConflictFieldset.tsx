import {useId} from 'react';
import {cn} from '~/ui/cn';
import {CONFLICT_COPY} from './conflict-copy';
import type {ConflictDecision} from './conflict-decision';

interface ConflictFieldsetProps {
  /** What the two values are of. */
  readonly label: string;
  /** The name of the field with the decision: `theirs` or `mine`. */
  readonly name: string;
  readonly theirs: string | undefined;
  readonly mine: string | undefined;
  /** What the person decided before another part of the form was rejected. */
  readonly decision: ConflictDecision | undefined;
  readonly error: string | undefined;
  readonly className?: string;
}

/** Lets staff decide between the value that somebody else stored and their own. Neither is chosen for them. */
export function ConflictFieldset({label, name, theirs, mine, decision, error, className}: ConflictFieldsetProps) {
  const errorId = useId();
  const choices = [
    {value: 'theirs', text: CONFLICT_COPY.theirs, shown: theirs},
    {value: 'mine', text: CONFLICT_COPY.mine, shown: mine},
  ] as const;
  return (
    <fieldset aria-describedby={error ? errorId : undefined} className={cn('grid gap-1', className)}>
      <legend className="font-semibold">{CONFLICT_COPY.field(label)}</legend>
      {choices.map(({value, text, shown}) => (
        <label key={value} className="flex min-h-11 items-start gap-3 py-2">
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={decision === value}
            className="mt-0.5 size-5 shrink-0 accent-accent-ink"
          />
          <span className="min-w-0">
            {text}{' '}
            <span className="font-semibold [overflow-wrap:anywhere] whitespace-pre-line">
              {shown || CONFLICT_COPY.empty}
            </span>
          </span>
        </label>
      ))}
      {error && (
        <p id={errorId} className="pb-2 text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
